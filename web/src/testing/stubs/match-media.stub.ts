/** jsdom has no layout: media queries are decided by the given rule. */
export function stubMatchMedia(matches: (query: string) => boolean): void {
  window.matchMedia = (query) => ({
    matches: matches(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
}
