// What has to be there before any code of the app is. An external file, because the content security policy allows no
// inline scripts.

// Runs before the first paint, so that nobody sees the wrong colours flash. The key is the one in which Mantine remembers
// the choice.
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

// Code that does not arrive, because the connection went away or a release took its place, would leave a blank page.
(function sayWhatDidNotArrive() {
  const onError = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    removeEventListener('error', onError, true);
    const notice = document.getElementById('not-loaded');
    notice.querySelector('button').addEventListener('click', () => location.reload());
    notice.hidden = false;
    addEventListener('online', () => location.reload());
  };
  addEventListener('error', onError, true);
})();
