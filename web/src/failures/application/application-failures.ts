import { ApiError } from '../../lib/api-client/api-error.js';
import type { Toast } from '../../lib/notify/show-toast.js';
import type { FailureTexts } from '../failure-texts.js';

const failure = (title: string, message: string): Toast => ({ title, message, tone: 'failure' });

/** The application itself is missing; nothing is shown that could be taken for it. */
export const APPLICATION_NOT_LOADED = {
  title: 'Your application could not be loaded',
  text: 'It is safe on the server, and what was not saved yet is kept in this browser.',
};
export const APPLICATION_NOT_LOADED_TOAST = failure(
  'Error',
  'Failed to load your application data. Please refresh the page.',
);

/** A part of an answer's history is missing. */
export const historyNotLoaded = (subject: 'versions' | 'analyses') => ({
  text: `The ${subject} could not be loaded. They are safe on the server.`,
});
export const FEEDBACK_NOT_LOADED = 'This feedback could not be loaded.';

export const ANSWER_NOT_ANALYZED = failure('Analysis Failed', 'Unable to analyze your answer. Please try again.');
export const STATUS_NOT_CHANGED = failure('Error', 'The status could not be changed. Please try again.');

/** The server does not take the answer as it is. */
export const ANSWER_REFUSED = 'This answer holds characters that cannot be stored, so that it is not saved.';
export const answerTooLong = (maxChars: number, excess: number): string =>
  `An answer has at most ${maxChars} characters. Shorten it by ${excess}, so that it can be saved.`;
/** The browser keeps no copy of what is not saved yet. */
export const NO_LOCAL_COPY = failure(
  'This browser keeps no copy',
  'Its storage is full or blocked. Your answers are still saved online; stay on this page until they are.',
);

/** An earlier version of an answer was not brought back. */
export const VERSION_WAITS_FOR_SAVE = failure(
  'Not restored',
  'Your newest text is not saved yet. Nothing was overwritten; try again once it is.',
);
const VERSION_OUTDATED = failure(
  'Not restored',
  'This answer was changed elsewhere in the meantime. The list is up to date now.',
);
export const VERSION_NOT_RESTORED: FailureTexts<Toast> = {
  byCode: { conflict: VERSION_OUTDATED, not_found: VERSION_OUTDATED },
  otherwise: failure('Error', 'The version could not be restored. Please try again.'),
};

/** Suggestions cannot be had: templates take their place. */
export const PREFILL_FAILED = failure('Prefill Failed', 'Unable to generate content. Please try again.');
export const PREFILL_TEMPLATES = {
  title: 'Unable to generate content',
  text: 'Below are templates. What stands in [brackets] is for you to fill in.',
};
export const SUGGESTIONS_BUILT_IN = 'Insights cannot be reached at the moment. These templates are built in.';

/** The engine gave up on it; the same texts will not fare better. */
const MEMO_TOO_COMPLEX = {
  title: 'Your application took too long to read',
  text: 'Nothing is lost. Shorten your longest answers, or take out long rows of numbers or symbols, and try again.',
};
const MEMO_NOT_LOADED = {
  title: 'Your application could not be read just now',
  text: 'Nothing is lost: your answers are safe on the server. Try again in a moment.',
};

const OTHER_TEXTS = { pitch: 'one-liner', idea: 'idea check', demo: 'demo', deck: 'deck' } as const;

/** Texts beside the application that could not be fetched. */
export const notReadText = (missing: readonly (keyof typeof OTHER_TEXTS)[]): string =>
  `Not compared with your ${missing.map((name) => OTHER_TEXTS[name]).join(' and your ')}, which could not be loaded.`;

/** Why the whole application was not read. */
export const memoFailure = (error: unknown) =>
  error instanceof ApiError && error.code === 'text_too_complex' ? MEMO_TOO_COMPLEX : MEMO_NOT_LOADED;
