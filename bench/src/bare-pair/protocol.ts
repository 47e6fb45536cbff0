/** What the two bare processes agree on. */
export const SUBJECT = 'bare.pitch.list';
export const TIMEOUT_MS = 5_000;
export const PAGE_ITEMS = 20;
