import { EDITION } from '@playbook/contracts/core/edition';
import type { Plugin } from 'vite';
import { NOT_LOADED_TEXTS } from '../src/failures/page-failures.js';

/**
 * Fills `%productName%` and the other names of the edition into index.html, so that no brand is written there, and the texts
 * that the app has too.
 */
export function editionHtml(): Plugin {
  const texts = new Map<string, string>([
    ...Object.entries(EDITION),
    ['notLoadedTitle', NOT_LOADED_TEXTS.title],
    ['notLoadedText', NOT_LOADED_TEXTS.text],
  ]);
  return {
    name: 'playbook:edition-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%(\w+)%/g, (placeholder, key: string) => texts.get(key) ?? placeholder),
    },
  };
}
