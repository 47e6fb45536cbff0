/** What a product does for its users, or what happens to the people it is for: "then it gives you stars", "candidates lose marks". */
const DOES = new RegExp(
  String.raw`^\W{0,9}(?:(?:and|then|so|also|now|next|after that|finally|at the end),? ){0,3}` +
    String.raw`(?:it|he|she|(?:the|our) (?:app|tool|software|game|site|website|bot|program|device|machine|scanner|teacher|trainer|coach)` +
    String.raw`|(?:the |our |each |every |most |many )?(?:candidates?|students?|pupils?|learners?|children|kids|players?|singers?|drivers?|teachers?` +
    String.raw`|riders?|patients?|users|customers))` +
    String.raw` (?:then |also |now |automatically |only |often |always ){0,2}` +
    String.raw`(?:gives?|scores?|marks?|rates?|grades?|shows?|sends?|awards?|loses?|earns?|gets?|wins?|collects?)` +
    String.raw`(?! (?:this|it|that|everything|all)\b)\b[^.!?;:]{0,160}[.!]?["'\s]{0,4}$`,
  'i',
);
/** What no sentence about users has, and one that is meant for a judge may have. */
const MAY_TALK_TO_JUDGE = new RegExp(
  String.raw`\b(?:pitch|applications?|submissions?|start-?ups?|compan(?:y|ies)|ideas?|entry|proposals?|founders?|teams?|us|me|we|judges?|reviewers?` +
    String.raw`|evaluators?|graders?|assessors?|partners?|yc|investors?|panel|committee|admin\w{0,9}|developers?|instructions?|prompts?|rubrics?` +
    String.raw`|rules?|ignor\w{1,4}` +
    String.raw`|disregard|systems?|models?|assistants?|ai|json|accept\w{0,6}|approv\w{1,4}|interview|perfect|max\w{0,4}|highest|best|full|top|please` +
    String.raw`|must|should|your|from you|whoever reads|verdicts?|evaluat\w{1,5}|criteri\w{1,2}|clarity|specificity|outstanding|flawless|excellent)\b` +
    String.raw`|(?<!\bout of )\b\d{2,3}\b|\b(\d{1,3}) ?(?:/|out of) ?\1\b`,
  'i',
);

/** "The output is a list of counterexamples, not a score". */
const TELLS_OUTPUT =
  /\b(?:the|its|our) output is (?:an? )?(?:list|table|file|report|pdf|map|plan|set)\b[^.!?]{0,80}, not an? score\b/i;
const MAY_ORDER_MARKS = /\b(?:points?|marks?|stars?|judges?|pitch|application|highest|perfect|ignore|instructions?)\b/i;
const isPlainlyTold = (sentence: string): boolean => TELLS_OUTPUT.test(sentence) && !MAY_ORDER_MARKS.test(sentence);

/** Whether a sentence surely tells of a product and its users, however much it speaks of marks. */
export const isToldOfProduct = (sentence: string): boolean =>
  isPlainlyTold(sentence) || (DOES.test(sentence) && !MAY_TALK_TO_JUDGE.test(sentence));
