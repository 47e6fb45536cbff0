/** "Doesn't do sales tax yet", "nobody has paid for it yet": what is wanting. */
const WANTING = new RegExp(
  String.raw`^(?:do|does|did|is|are|was|were|has|have|can|could|will)(?: not|n['’]t)\b` +
    String.raw`|(?:\b(?:not|never|no|nothing|nobody)\b|n['’]t\b)[^.;!?]{0,80}\byet\b` +
    String.raw`|\bwe (?:still |also )?(?:need|lack|miss) (?:an?|the|some|more|somebody|someone|another)\b` +
    String.raw`|\bno [\w-]{2,20} (?:other than|except|besides)\b|\bstill (?:has|have) to\b|\bis (?:only )?half(?::| done| finished` +
    String.raw`| ready)`,
  'i',
);
/** "I know you prefer two founders", "I must be honest", "won't pretend otherwise": said to a reader who will find it out. */
const CONFESSED = new RegExp(
  String.raw`\bI know (?:that )?(?:you|YC|partners|investors)\b|\b(?:won['’]t|will not|(?:not|n['’]t) (?:going to|want to)) (?:pretend|lie|deny|hide)\b` +
    String.raw`|\b(?:must|have to|should|will|['’]ll) (?:admit|confess|be (?:honest|frank))\b|\b(?:to be|being) (?:honest|frank)\b` +
    String.raw`|\b(?:we|I) admit\b|\bif (?:I['’]m|I am|we['’]re|we are) honest\b|\bthere is only (?:really )?me\b|\b(?:we|I) (?:were` +
    String.raw`|was) (?:wrong|mistaken|na[iï]ve|late)\b`,
  'i',
);
/** What goes against them. */
const THREAT = new RegExp(
  String.raw`\bin trouble\b|\bthat(?:['’]s| is) (?:an? |the |our )(?:[a-z]{2,12} )?risk\b|\bshorten(?:ed|s) the runway\b` +
    String.raw`|\b(?:our|my|the) (?:(?:biggest|main|one|real|greatest) )?(?:weak(?:ness|est| point| spot)|risk|worry|fear|threat)\b` +
    String.raw`|\b(?:could|would|may|might|can) (?:kill|sink|ruin|bury|crush|end) (?:us|it|this)\b|\bwhat went (?:badly|wrong)\b` +
    String.raw`|\b(?:under|mis|over)-?(?:priced|estimated|judged)\b` +
    // "If they agreed on one library we would be unnecessary".
    String.raw`|\b(?:we|I|ours|it all|the company)(?:['’](?:d|ll)| would| will| could)? (?:then |all )?(?:be|become` +
    String.raw`|becomes) (?:unnecessary|superfluous|redundant` +
    String.raw`|obsolete|irrelevant|worthless|dead|gone|finished|in trouble|out of business|no longer needed|not needed|too late|too small)\b`,
  'i',
);
/** "Our hope is that they find it too small", "the ten would have to come out of those six". */
const HOPED = new RegExp(
  String.raw`\b(?:our|my|the only) hope\b|\b(?:we|I) (?:only |just |still )?(?:hope|wish|dream)\b|\bwould have to\b` +
    String.raw`|\ba hope\b|\bdepends on (?:whether|if)\b|\bhopefully\b|\bfingers crossed\b`,
  'i',
);
/** "They have better fermentation than we ever will", "Roche could do it". */
const GRANTED = new RegExp(
  String.raw`\b(?:they|it|he|she|\p{Lu}[\p{L}\d]{1,20}) (?:have|has|are|is|can|do|does|will|know|knows) [^.;!?]{0,50}\bthan (?:we|us|ours?|I)\b` +
    String.raw`|\b\p{Lu}[\p{L}\d]{1,20} (?:could|can|may|might|will) (?:\p{Ll}{2,10} )?(?:do|copy|build|make|add|match|beat) (?:it|this` +
    String.raw`|that|us|ours|the same)\b`,
  'u',
);
/** "We estimate 900, and they form the rest": what is left over, and guessed. */
const LEFT_OVER = /\b(?:forms?|makes? up|is|are) the rest\b/i;
/** "Doors are 63% of it, and doors are simple": the founder makes little of it. */
const MADE_LITTLE_OF = /\b(?:is|are|was|were) (?:simple|trivial|obvious|nothing special|no secret|the easy part)\b/i;
/** What nobody counts themselves is a claim about everybody. */
const CLAIMED_OF_ALL = /\band (?:nobody|no one) (?:else )?(?:measures|knows|does|sees|talks|has)\b/i;

/** Why a rival will not is told with it. */
const BUT = /\b(?:but|yet|however|although)\b/i;

const ADMITTED = [WANTING, CONFESSED, THREAT, HOPED, LEFT_OVER, MADE_LITTLE_OF, CLAIMED_OF_ALL];

/** Whether a sentence admits, fears or hopes something, or grants it to a rival: true, and nothing to praise. */
export const isAdmitted = (text: string): boolean =>
  ADMITTED.some((pattern) => pattern.test(text)) || (GRANTED.test(text) && !BUT.test(text));
