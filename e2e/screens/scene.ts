import type { Page } from 'playwright-core';

/** Who looks at a screen: a visitor, a founder who has just signed up, or one who has used every tool. */
export type Viewer = 'visitor' | 'newcomer' | 'founder';

/** One screen in one of its states. */
export interface Scene {
  /** Begins the names of its pictures, in kebab-case. */
  readonly name: string;
  /** Says in the gallery what is seen. */
  readonly caption: string;
  readonly viewer: Viewer;
  /** What is seen at one width only. */
  readonly onlyWidthPx?: number;
  /** The window as it is, for what lies over a page; else the whole page. */
  readonly isWindowOnly?: boolean;
  /** Toasts are what is to be seen; they are hidden otherwise, as they come and go. */
  readonly showsToasts?: boolean;
  /** Brings a fresh page into the state; `url` is the product's address. */
  readonly prepare: (page: Page, url: string) => Promise<void>;
}

/** Scenes that stand together in the gallery. */
export interface Chapter {
  readonly title: string;
  readonly scenes: readonly Scene[];
}
