const MAX_WORDS = 4;
const PLURAL = /(?:[^su]s|people|men|children)$/i;

/** What stands before a name and says how many, or which. */
export const MANY =
  'the|our|these|about|over|nearly|some|few|many|most|all|other|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** Words of anybody who buys; another name in the text says more. */
export const SAYS_NOTHING =
  /^(?:companies|businesses|firms|customers|clients|users|people|organi[sz]ations|teams|owners|buyers|sellers|suppliers)$/;

/** Money, time and measures are many too, and nobody. */
const IS_MEASURE = new RegExp(
  String.raw`(?:^|\s)(?:shillings|dollars|euros|pounds|rupees|pesos|naira|reais|zlotys?|francs|cents|` +
    String.raw`months|weeks|days|hours|minutes|years|degrees|percent|points|metres|meters|kilometers|tonnes|kilograms|liters|units|` +
    String.raw`visits|times|ones|others|each|thousands|millions|hundreds)$`,
  'i',
);

export const pluralOf = (name: string): string => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

/** Whether words are many of a kind: "tattoo studios". */
export const isName = (name: string): boolean =>
  PLURAL.test(name) && !IS_MEASURE.test(name) && name.split(/\s+/).length <= MAX_WORDS;
