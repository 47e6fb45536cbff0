/** Words of judging, in any of the languages that are read. */
const OF_JUDGING = new RegExp(
  String.raw`scor|rat(?:e|ing)\b|\bmarks?\b|points?|grad(?:e|ing)|judg|review|evaluat|partner|ignor|disregard|forget|override|instru|prompt|rules?\b` +
    String.raw`|system|assistant|highest|perfect|maxim|\bfull\b|\b(?:20|10|100)\b|you are|\bAI\b|note to|puntua|punkt|nota\b|anweisung|consigne|[{<]|\bYC\b`,
  'i',
);
/** One verb, or what stands behind a label. */
const VERB_OR_LABEL = /^(?:\p{L}{2,12}\W{0,2}|(?:Model|System|Assistant|User|Note|Output|Input): [^\n]{0,400})$/u;
const LABEL = /^\p{L}{2,12}:/u;

/** "Model: a count per class", "wants to give us 60 000": no word to a judge, though it looks like one. */
export const isSaidOfProduct = (said: string): boolean =>
  VERB_OR_LABEL.test(said.trim()) && !OF_JUDGING.test(said.replace(LABEL, ''));
