// Runs before the first paint, so that a chosen theme never flashes. No module: modules wait.
try {
  var chosen = JSON.parse(localStorage.getItem('ochre.settings') || '{}').theme;
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch (error) {
  // Storage may be closed to us: the system's theme is used.
}
