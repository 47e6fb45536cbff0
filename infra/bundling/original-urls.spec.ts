import { describe, expect, it } from '@jest/globals';
import { withOriginalUrls } from './original-urls.plugin.js';

const FILE = 'services/demos/dist/service.js';
const BUNDLE = { folder: 'dist', bundled: new Set(['services/demos/dist/review/review.worker.js']) };

describe('a bundled module', () => {
  it('finds its files where they are', () => {
    const code = "const folder = new URL('../sql/', import.meta.url);";
    expect(withOriginalUrls(code, FILE, BUNDLE)).toBe(`const folder = new URL('../sql/', __inCheckout("${FILE}"));`);
  });

  it.each([`'./review/review.worker.js'`, `"./review/review.worker.js"`])(
    'finds %s, an entry, in the bundle',
    (path) => {
      expect(withOriginalUrls(`new URL(${path}, import.meta.url)`, FILE, BUNDLE)).toBe(
        'new URL(__inCheckout("dist/services/demos/review/review.worker.js"))',
      );
    },
  );

  it('may not ask for its own folder or name, which are those of another file', () => {
    expect(() => withOriginalUrls('import.meta.dirname', FILE, BUNDLE)).toThrow(`${FILE} uses import.meta.dirname`);
  });
});
