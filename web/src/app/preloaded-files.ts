import { loadCode } from '../lib/connection/load-code.js';
import { firstFrameScripts } from '../lib/first-frame.js';

let isRunning: Promise<void> | null = null;

async function runOneByOne(): Promise<void> {
  for (const address of firstFrameScripts()) {
    try {
      await import(/* @vite-ignore */ address);
    } catch {
      // Whoever needs the file asks for it again, and says what is missing.
      return;
    }
  }
}

/**
 * Loads code once the files that the page asked for ahead of time have run, what others import first. Imported together they
 * would all run in one task, during which the browser reacts to nobody.
 */
export function afterPreload<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    await (isRunning ??= runOneByOne());
    return loadCode(load);
  };
}
