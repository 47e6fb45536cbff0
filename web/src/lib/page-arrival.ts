/** Whether a founder has gone to another page whose heading is still to be shown. */
let isExpected = false;

/** A navigation to another page began: the page that comes next takes the keyboard. */
export function expectPage(): void {
  isExpected = true;
}

/**
 * Puts the keyboard, and with it the screen reader, at the heading of the page that has just been shown, once for each
 * navigation. Screen readers read the heading out and go on from there. Not after the page was loaded: browsers do it then.
 */
export function arriveAtPage(): void {
  if (!isExpected) return;
  isExpected = false;
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
