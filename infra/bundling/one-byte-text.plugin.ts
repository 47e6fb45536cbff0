import type { Plugin } from 'rolldown';

// eslint-disable-next-line no-control-regex -- all of ASCII is meant
const BEYOND_ASCII = /[^\x00-\x7f]/g;
/** Where an escape would mean something else: in a raw template, and after a backslash. */
// eslint-disable-next-line no-control-regex -- all of ASCII is meant
const LITERAL = /String\.raw`[^`]*[^\x00-\x7f]|\\[^\x00-\x7f]/;
const HEX = 16;
const ESCAPE_LENGTH = 4;

/** Writes what is beyond ASCII as escapes: one dash in a comment makes V8 keep the text of a file of a megabyte as two. */
export const oneByteText = (): Plugin => ({
  name: 'one-byte-text',
  renderChunk(code) {
    const escaped = escapeBeyondAscii(code);
    return escaped === code ? null : { code: escaped, map: null };
  },
});

/** The same code in ASCII; left as it is where not all of it can be escaped. */
export function escapeBeyondAscii(code: string): string {
  if (LITERAL.test(code)) return code;
  return code.replace(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(HEX).padStart(ESCAPE_LENGTH, '0')}`);
}
