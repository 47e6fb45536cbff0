import type { Plugin } from 'vite';
// A relative path, because Vite loads its own configuration without the `source` condition.
import { EDITION } from '../../libs/contracts/src/edition.js';

/** Fills `%productName%` and the other names of the edition into index.html, so that no brand is written there. */
export function editionHtml(): Plugin {
  const names = new Map<string, string>(Object.entries(EDITION));
  return {
    name: 'playbook:edition-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%(\w+)%/g, (placeholder, key: string) => names.get(key) ?? placeholder),
    },
  };
}
