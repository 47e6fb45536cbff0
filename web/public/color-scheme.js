// Runs before the first paint, so that nobody sees the wrong colours flash. An external file, because the content
// security policy allows no inline scripts. The key is the one in which Mantine remembers the choice.
(function followColorScheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = 'auto';
    try {
      choice = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    } catch {
      // Storage is blocked: follow the system.
    }
    const isDark = choice === 'dark' || (choice !== 'light' && dark.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  };
  apply();
  // Pages without Mantine have nothing else that follows.
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
