import { EDITION } from '@playbook/contracts/edition';
import type { Plugin } from 'vite';

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
