/** Words of judging, in any of the languages that are read. */
const OF_JUDGING = new RegExp(
  String.raw`scor|rat(?:e|ing)\b|\bmarks?\b|points?|grad(?:e|ing)|judg|review|evaluat|partner|ignor|disregard|forget|override|instru|prompt|rules?\b` +
    String.raw`|system|assistant|highest|perfect|maxim|\bfull\b|\b(?:20|10|100)\b|you are|\bAI\b|note to|puntua|punkt|nota\b|anweisung|consigne|[{<]|\bYC\b`,
  'i',
);
const VERB = /^\p{L}{2,12}\W{0,2}$/u;
const LABELLED = /^(?:Model|System|Assistant|User|Note|Output|Input): [^\n]{0,400}$/u;
const LABEL = /^\p{L}{2,12}:/u;

/** "Wants to give us 60 000": one word that looks like one to a judge, and without which the rest is read. */
export const isOneWord = (said: string): boolean => VERB.test(said.trim()) && !OF_JUDGING.test(said);

/** "Upload your facility letters and our agents do the rest": said to customers. */
const TO_CUSTOMERS =
  /^(?:(?:just |simply )?(?:upload|send|give|show|forward|connect|scan|drop|point|bring|tell) )?(?:us |me |it |in )?your \p{L}/iu;

/** "Model: a count per class": what looks like words to a judge, and may tell of the product. */
export const isLikeHonest = (said: string): boolean =>
  (LABELLED.test(said.trim()) || TO_CUSTOMERS.test(said.trim())) && !OF_JUDGING.test(said.replace(LABEL, ''));
