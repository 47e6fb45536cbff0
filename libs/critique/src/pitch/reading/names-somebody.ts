const PEOPLE =
  String.raw`(?:\p{Ll}{0,12}(?:children|people|women|men|kids|girls|boys|families|parents|mothers|fathers|pupils|patients|farmers|workers)` +
  String.raw`|\p{Ll}{3,15}(?:ers|ors|ists|ians|ants|ents|ees|smiths|wives))`;
const FOR_SOMEBODY = new RegExp(
  String.raw`\bfor (?:(?!which|that|who|the|a|an|its|their|our)\p{L}[\p{L}'-]{0,20} ){0,3}${PEOPLE}\b`,
  'u',
);
const NOBODY = String.raw`(?!(?:us|you|it|them|access|everyone|people|users|customers|businesses|companies)\b)`;
const SEVERAL = String.raw`(?:\p{Ll}[\p{L}-]{1,20} ){0,2}(?!across|towards|versus|this|its)\p{Ll}[\p{L}-]{2,20}s`;
/** "Provides shortline railroads with inspection", "gives bus operators the planning": who gets it stands behind the verb. */
const GIVEN_TO = new RegExp(
  String.raw`\b(?:(?:provides?|supplies|equips?|serves?) ${NOBODY}${SEVERAL} with|(?:gives?|helps?|lets?) ${NOBODY}${SEVERAL} (?:the|an?))\b`,
  'u',
);
/** "Tells the sawmill when the wood is dry", "warns the farmer before the cow falls ill": whoever is told something uses it. */
const IS_TOLD = new RegExp(
  String.raw`\b(?:tells?|warns?|alerts?|informs?|notif(?:y|ies)) (?:to )?(?:the|an?|each|every) ` +
    String.raw`(?!difference|time|truth|story|world|system|server|app|database|model|machine)\p{Ll}[\p{L}-]{2,20}` +
    String.raw` (?:when|that|if|which|how|before|what|where|of|about|as soon)\b`,
  'u',
);
const ANY_OF_TRADE =
  /\b(?:any|every) (?:trade|shop|store|clinic|firm|office|school|hospital|practice|landlord|farm|restaurant|garage|salon|gym|church|charity|town|city)s?\b/i;

/** Whether a pitch says in plain words for whom it is, though no rule knows the word: "glasses for schoolchildren", "any trade with appointments". */
export const namesSomebody = (text: string): boolean =>
  [FOR_SOMEBODY, GIVEN_TO, IS_TOLD, ANY_OF_TRADE].some((named) => named.test(text));
