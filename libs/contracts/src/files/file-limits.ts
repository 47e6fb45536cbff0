/** Limits of the files that founders upload, whatever is in them (sections 5 and 9 of the specification, decision D10). */

/** No file is larger: videos may be the largest. */
export const FILE_MAX_BYTES = 104_857_600;
export const FILE_NAME_MAX_CHARS = 255;
/** How much of its beginning a file is recognised by. */
export const FILE_SNIFF_BYTES = 64;
/** Items of a history before the founder asks for more. */
export const FILE_HISTORY_MAX_ITEMS = 10;
/** How long the address of a file is good. */
export const FILE_ADDRESS_LIFETIME_S = 3_600;
/** After so long an upload that was not completed is given up. */
export const FILE_UPLOAD_LIFETIME_S = 86_400;
/** How long a caller waits for a call that asks object storage too. */
export const FILE_STORAGE_TIMEOUT_MS = 8_000;
