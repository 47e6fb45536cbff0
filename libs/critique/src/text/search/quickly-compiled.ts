/** What stands behind a group that is not repeated; signs that are escaped or of a set are passed over. */
const SIGNS = /\\[^]|\[(?:\\[^]|[^\]\\]){0,2000}\]|\)(?![?*+{|)])/g;
/** Holds everywhere. */
const ALWAYS = '(?=[^]|$)';
/** What is shorter compiles quickly as it is. */
const MIN_CHARS = 200;

/**
 * The source of a pattern that matches the same and compiles in a fraction of the time. The compiler writes what follows a choice
 * out for each way through it, up to ten times over and again for each choice behind: a condition that always holds, put between,
 * makes it write it once.
 */
export function quicklyCompiled({ source }: RegExp): string {
  return source.length < MIN_CHARS ? source : source.replace(SIGNS, (sign) => (sign === ')' ? `)${ALWAYS}` : sign));
}
