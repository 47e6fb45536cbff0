/** What a founder is told when code of the app did not arrive: by the page itself, or by index.html where there is no app yet. */
export const NOT_LOADED_TEXTS = {
  title: 'This page could not be loaded',
  text: 'The connection may be away, or there is a newer release. What you wrote is kept; load the page again when you are connected.',
};

/** A page failed to render. */
export const PAGE_FAILED_TEXTS = {
  title: 'Something went wrong',
  text: 'This page hit an unexpected error. What you saved is safe; loading the page again usually helps.',
};

/** A dialog, or another part of a page, did not arrive. */
export const PART_NOT_LOADED = {
  title: 'This part could not be loaded',
  message: NOT_LOADED_TEXTS.text,
  tone: 'failure',
} as const;

/** @param format as in 'PDF' */
export const exportFailed = (format: string) =>
  ({
    title: 'Export Failed',
    message: `The ${format} file could not be made. Please try again.`,
    tone: 'failure',
  }) as const;
