import { COPY_FAILED } from '../../failures/result-failures.js';
import { showToast } from './show-toast.js';

/** Puts a text on the clipboard, and says whether that worked. @returns Whether it did */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers refuse without permission or outside of HTTPS.
    await showToast(COPY_FAILED);
    return false;
  }
  await showToast({ title: 'Copied', message: 'Text copied to clipboard', tone: 'success' });
  return true;
}
