// Runs before the first paint, so that nobody sees the wrong colours flash. An external file, because the content
// security policy allows no inline scripts. The key is the one in which Mantine remembers the choice.
(function applyColorScheme() {
  var scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // Storage is blocked: follow the system.
  }
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var isDark = scheme === 'dark' || (scheme !== 'light' && prefersDark);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
