/** The whole application was not read. */
export const MEMO_NOT_LOADED = {
  title: 'Your application could not be read just now',
  text: 'Nothing is lost: your answers are safe on the server. Try again in a moment.',
};

const NAMES = { pitch: 'one-liner', idea: 'idea check', demo: 'demo' } as const;

/** Texts beside the application that could not be fetched. */
export const notReadText = (missing: readonly (keyof typeof NAMES)[]): string =>
  `Not compared with your ${missing.map((name) => NAMES[name]).join(' and your ')}, which could not be loaded.`;
