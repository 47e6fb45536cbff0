/** Of the element in index.html that shows the frame of a page until the app's code is here. */
const FIRST_FRAME_ID = 'first-frame';

/** The scripts that index.html asked for ahead of time, what others import first; none for visitors and in development. */
export function firstFrameScripts(): readonly string[] {
  const scripts = document.getElementById(FIRST_FRAME_ID)?.dataset['scripts'] ?? '';
  return scripts.split(' ').filter((address) => address !== '');
}

/** The app has drawn itself, or goes to another page than the one whose heading the frame shows. */
export function removeFirstFrame(): void {
  document.getElementById(FIRST_FRAME_ID)?.remove();
}
