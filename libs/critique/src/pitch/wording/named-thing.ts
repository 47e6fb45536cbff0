/** What a pitch calls what it makes: "we make a floor mat that", "An Excel add-in that", "Our browser extension types". */
const CALLED = [
  /\b[Ww]e (?:make|build|sell|rent|offer) an? ([a-z][\w-]{2,20}(?: [a-z][\w-]{2,20}){0,2}?)(?= (?:that|which|for|to|so)\b|[.,;:])/,
  /^\W{0,2}An? ([A-Za-z][\w-]{1,20}(?: [a-z][\w-]{1,20}){0,2}?)(?= (?:that|which|for)\b)/,
  /(?:^|[.!?;:] )[Oo]ur ([a-z][\w-]{2,20}(?: [a-z][\w-]{2,20})?)(?= (?:[a-z]{3,15}s|can) )/,
] as const;
/** What says nothing of a thing. */
const NO_NAME = new RegExp(
  String.raw`\b(?:way|place|company|start-?up|platform|solution|one|team|bit|lot|new|better|simple|smarter|faster|cheaper|first|best|world` +
    String.raw`|mission|goal|vision|business|group|network|ecosystem|paradigm|algorithm|ai|product|in|of|on|at|with|where|whose|and|or)\b`,
  'i',
);

/** "Restaurants pay us to take their waste": what they pay for is done, and no thing. */
const IS_SERVICE = /\bpays? us\b[^.;:!?]{0,40}\bto [a-z]{3,15}\b/i;

/** What the product is called behind "the"; null where the pitch does not call it anything. */
export function namedThing(text: string): string | null {
  if (IS_SERVICE.test(text)) return null;
  const name = CALLED.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return name === undefined || NO_NAME.test(name) || /(?:s|ing|ed|ly)$/.test(name) ? null : `the ${name}`;
}

/** What the bank of questions says of any product, and the same of one that has a name. */
const ABOUT_IT: readonly (readonly [of: RegExp, named: string])[] = [
  [/^(Who has|Which [^?]{1,60} have) used it or paid for it/, '$1 used or paid for %'],
  [/^If this did not exist/, 'If % did not exist'],
  [/^How many( [^?]{1,60})? have used or bought it so far/, 'How many$1 have used or bought % so far'],
  [/^Who has paid, used or signed, and/, 'Who has paid for % or uses it, and'],
  [/^How many ([^?]{1,60}) have paid, used or signed, exactly/, 'How many $1 have paid for % or use it, exactly'],
  [/^What (does one customer|do [^?]{1,60}) pay, and for what:/, 'What $1 pay for %:'],
  [/^Which price have you said/, 'Which price for % have you said'],
  [/ for the next best thing\?/, ' for what comes closest to %?'],
  [/^How do ([^?]{1,60}) get by without you:/, 'How do $1 get by without %:'],
  [/ to have yours\?/, ' to have %?'],
];

/** A question of the bank about what the pitch makes, by its name. */
export function aboutThing(text: string, question: string): string {
  const thing = namedThing(text);
  const said = thing === null ? undefined : ABOUT_IT.find(([of]) => of.test(question));
  return said === undefined || thing === null ? question : question.replace(said[0], said[1].replace('%', thing));
}
