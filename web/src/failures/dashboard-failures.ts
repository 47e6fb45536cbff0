import type { Toast } from '../lib/notify/show-toast.js';
import type { FailureTexts } from './failure-texts.js';

/** The gateway did not respond; the wording is the specification's (section 2). */
export const DASHBOARD_NOT_LOADED = { text: 'Unable to load dashboard data. Please try again.' };

/** A part of the dashboard is missing. */
export const PART_TEXTS = { missing: 'Could not be loaded.', incomplete: 'Some of it could not be loaded.' };

/** The founder's own date was not stored. */
export const TARGET_DATE_NOT_SAVED: FailureTexts<Toast> = {
  byCode: {
    validation_failed: {
      title: 'This date cannot be used',
      message: 'Choose a day that is not over and within five years.',
      tone: 'failure',
    },
  },
  otherwise: { title: 'Your date was not saved', message: 'Please try again.', tone: 'failure' },
};
