import type { FailureTexts } from './failure-texts.js';

/** Something of the profile is missing (section 8 of the specification). */
export const PROFILE_NOT_LOADED = { text: 'Failed to load profile data. Please try again.' };
export const USAGE_NOT_LOADED = 'Your usage could not be loaded.';
export const STORAGE_NOT_LOADED = 'What is stored could not be loaded.';

export const NAME_NOT_SAVED = 'Your name could not be saved. Please try again.';
export const ACCOUNT_NOT_DELETED = 'Your account could not be deleted. Please try again.';

/** Why there is no file; what arrived of one that broke off is never saved. */
export const EXPORT_FAILED: FailureTexts<string> = {
  byCode: {
    export_in_progress: 'Another download of your data is still running. Please try again when it has ended.',
  },
  otherwise: 'Your data could not be exported. Please try again.',
};

/** @param analyses in the plural, as in 'idea checks' */
export const notDeleted = (analyses: string) =>
  ({
    title: `The older ${analyses} were not deleted`,
    message: 'They are all still there. Please try again.',
    tone: 'failure',
  }) as const;
