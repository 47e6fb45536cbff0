/** Where what others say is what was asked for. */
const ASKS_FOR_OTHERS: ReadonlySet<string> = new Set(['validation', 'first-users', 'target-customers']);
const QUESTION = /\?['"’”)]{0,2}$/;
/** "People from Accra tell me the children need an app": what others think, mostly to be denied. */
const OTHERS_SAY = new RegExp(
  String.raw`^(?:and |but |so )?(?:people|everybody|everyone|they|investors|experts|friends|others|academics|competitors|rivals|the (?:industry` +
    String.raw`|field|market)` +
    String.raw`|(?:most|many|some|all)(?: [\w'-]{2,20}){1,2})\b[^.;!?]{0,40}\b(?:tells?|told|says?|said|thinks?|thought|believes?|assumes?|asks? for` +
    String.raw`|expects?)\b`,
  'i',
);
/** "Farm shops think they compete with the supermarket." */
const SOME_THINK =
  /^(?!(?:we|i|our|my)\b)(?:[\w'’-]{2,20} ){1,3}(?:think|believe|assume)s? (?:that )?(?:they|it|the|their|its)\b/i;
const TAKEN_UP = /\b(?:but|yet|however|although|wrong)\b/i;
/** How the shares are split is no deed. */
const OF_SHARES = new RegExp(
  String.raw`^(?:the )?(?:equity|shares?|ownership|cap table|vesting|we (?:split|own|hold)|i (?:own|hold))\b|^\d\d ?\/ ?\d\d\b|^\d\d ?%? \((?:me` +
    String.raw`|her|him|both)\)|\b(?:equity|vesting|shares) (?:is |are )?(?:split )?\d\d ?[/:-] ?\d\d\b`,
  'i',
);
/** What a technology can do for anybody. */
const OF_TECHNOLOGY = new RegExp(
  String.raw`\b(?:AI|LLMs?|GPT\S{0,6}|(?:language )?models|blockchain|chatbots|robots|machine learning) (?:can|could|will|is able to|are able to` +
    String.raw`|has made|have made|makes?)\b`,
);
const HYPE = new RegExp(
  String.raw`\b(?:envision|aspire|unicorn|revolution\w{0,5}|gigantic|once in a (?:generation|lifetime)|democrati[sz]e|backbone|unassailable` +
    String.raw`|irrelevant|tailwinds?)\b`,
  'i',
);
/** "(Tech.), electrical engineering" is a piece of a title, and "I timed 200 of them" says nothing without the sentence before. */
const PIECE = /^[(),;:]|^(?:[^\s]{1,20} ){1,5}(?:them|these|those|it)[.!]?$/;
/** What is not there. */
const OF_NOTHING = /^there (?:is|are|was|were) (?:no|nothing|nobody)\b/i;
const OURS = /\b(?:we|our|ours|us|I|my)\b/i;

/** Whether a sentence is nothing to praise: a question, what others think, a split of shares, or what anybody could claim. */
export const isNothingToPraise = (text: string, fieldId: string): boolean =>
  QUESTION.test(text) ||
  PIECE.test(text) ||
  OF_NOTHING.test(text) ||
  OF_SHARES.test(text) ||
  HYPE.test(text) ||
  (OF_TECHNOLOGY.test(text) && !OURS.test(text)) ||
  (!ASKS_FOR_OTHERS.has(fieldId) && [OTHERS_SAY, SOME_THINK].some((said) => said.test(text)) && !TAKEN_UP.test(text));
