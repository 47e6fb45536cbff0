/** A stop between two sentences; behind an abbreviation a sentence goes on in small letters. */
const INNER_STOP = /[.!?]["'’”)]{0,5}\s{1,20}["'‘“([]{0,5}[\p{Lu}\p{N}]/u;
/** A stop at the end; nothing follows it but what closes a quote or a bracket. */
const LAST_STOP = /[.!?…]["'’”)\]]{0,5}$/;

/**
 * Whether a rewrite breaks off: its last sentence has no stop, though it has several sentences, or its source has them and ends with
 * one. What a sentence says cannot be judged when its end is missing. A line of one sentence needs no stop.
 */
export function isBrokenOff(rewrite: string, source: string): boolean {
  if (LAST_STOP.test(rewrite)) return false;
  return INNER_STOP.test(rewrite) || (INNER_STOP.test(source) && LAST_STOP.test(source.trim()));
}

/** Whether a line ends as a sentence does. */
export const endsWithStop = (line: string): boolean => LAST_STOP.test(line);
