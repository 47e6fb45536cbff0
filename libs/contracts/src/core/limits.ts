/** Limits of section 9 of the specification that clients and services both enforce. Names carry the unit. */

/** Longest pitch that is analysed, in UTF-16 code units (what a text area's `maxlength` counts). */
export const PITCH_MAX_CHARS = 280;
/** Length hint shown under the pitch box. */
export const PITCH_HINT_MIN_WORDS = 15;
export const PITCH_HINT_MAX_WORDS = 20;
/** Longest answer the real application form takes for the one-line description. */
export const SHORT_PITCH_MAX_CHARS = 50;

export const DIMENSION_MAX_POINTS = 20;
export const OVERALL_MAX_POINTS = 100;

/**
 * How long a caller waits for a call that reads or writes rows. What is behind it gives up earlier, so that a founder gets its response
 * within two seconds whatever is away.
 */
export const DATA_TIMEOUT_MS = 1_500;
/** How long a caller waits for an analysis; a language model's time budget is shorter. */
export const ANALYSIS_TIMEOUT_MS = 30_000;

/** Largest request body any JSON route accepts. */
export const JSON_BODY_MAX_BYTES = 1_048_576;

export const PAGE_DEFAULT_ITEMS = 20;
export const PAGE_MAX_ITEMS = 100;

export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_BYTES = 256;
export const EMAIL_MAX_CHARS = 255;
/** Metadata travels in every access token, so it is capped well below a server's header limit. */
export const USER_METADATA_MAX_BYTES = 8_192;

/** Second factors of one account, verified or not. */
export const FACTORS_MAX_ITEMS = 10;
export const FACTOR_NAME_MAX_CHARS = 255;
/** Keeps the text of the enrolment's QR code within what such a code can hold. */
export const FACTOR_ISSUER_MAX_CHARS = 64;

export const ACCESS_TOKEN_LIFETIME_S = 3_600;

/** Longest name of a founder, in UTF-16 code units. */
export const PROFILE_NAME_MAX_CHARS = 100;
/** How long a mailed code or link is good. */
export const MAIL_TOKEN_LIFETIME_S = 3_600;
export const MAIL_CODE_DIGITS = 6;

/** Longest idea brief and longest problem of the idea check, in UTF-16 code units. */
export const IDEA_BRIEF_MAX_CHARS = 800;
export const IDEA_PROBLEM_MAX_CHARS = 500;
/** Longest answer of an application; a whole application of such answers still fits into one message. */
export const ANSWER_MAX_CHARS = 5_000;
/** Versions that are kept of each answer; the oldest go first. */
export const ANSWER_VERSIONS_MAX_ITEMS = 300;
export const ANSWER_VERSION_PAGE_MAX_ITEMS = 25;

/** Longest answers of the two free questions of Industry Insights, in UTF-16 code units. */
export const STARTUP_DESCRIPTION_MAX_CHARS = 2_000;
export const TARGET_USERS_MAX_CHARS = 500;
/** Longest line of what insights say: an option, a recommendation, the text of an example. */
export const INSIGHT_TEXT_MAX_CHARS = 1_000;
/** Longest text of a section of insights: Markdown, its sources included. */
export const INSIGHTS_MAX_CHARS = 12_000;
/** Longest stored industry analysis, as JSON in UTF-16 code units; with every character escaped it still fits into one message. */
export const INDUSTRY_ANALYSIS_MAX_CHARS = 150_000;

/** Uses of insights, by tool and day, that an export holds: more than a year of them, and with an analysis still one message. */
export const EXPORTED_USES_MAX_ITEMS = 1_000;

/** Items of the dashboard's 'Recent Progress', and how much of a text one of them shows. */
export const DASHBOARD_ACTIVITY_MAX_ITEMS = 3;
export const ACTIVITY_ITEM_MAX_CHARS = 50;
/** Points of each line in the dashboard's chart. */
export const DASHBOARD_TREND_MAX_POINTS = 20;
