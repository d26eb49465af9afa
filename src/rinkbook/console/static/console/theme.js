// Light or dark as this device was told, before anything is painted.
(() => {
  const theme = localStorage.getItem("rinkbook-theme");
  if (theme) document.documentElement.dataset.theme = theme;
})();
