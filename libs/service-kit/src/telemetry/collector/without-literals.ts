/** `E'..'` with backslash escapes, `'..'` with doubled quotes, `$tag$..$tag$`, numbers that are not `$1` or part of a name. */
const LITERAL =
  /\b[eE]'(?:[^'\\]|''|\\[\s\S])*'?|'(?:[^']|'')*'?|\$([A-Za-z_]*)\$[\s\S]*?(?:\$\1\$|$)|(?<![\w$.])\d+(?:\.\d+)?\b/g;

/** SQL with every literal as `?` and whitespace closed up: the ORM writes values into statements, and they are founders' words. */
export function withoutLiterals(sql: string): string {
  return sql.replace(LITERAL, '?').replace(/\s+/g, ' ').trim();
}
