/** The gateway did not respond; the wording is the specification's (section 2). */
export const DASHBOARD_NOT_LOADED = { text: 'Unable to load dashboard data. Please try again.' };

/** A part of the dashboard is missing. */
export const PART_TEXTS = { missing: 'Could not be loaded.', incomplete: 'Some of it could not be loaded.' };
