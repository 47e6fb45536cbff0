const CHANGED_AT =
  /\b(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?20[12]\d\b/g;
const BEFORE_CHARS = 60;
const YEAR_CHARS = 4;
/** The engine has no clock, for the same text is told the same in any year: what ended before the rules were written is over. */
const FIRST_OPEN_YEAR = 2025;
const SENTENCE_END = /[.!?](?=\s|$)|\n/;

const OF_RULE = new RegExp(
  String.raw`\b(?:must|has to|have to|requires?|required|mandat\w{2,6}|oblig\w{2,6}|laws?|rules?|regulations?|requirements?|amended|forces|deadline|directive` +
    String.raw`|bann?(?:ed)?|forbidden|comply|compliance)\b`,
  'i',
);

/** "Lost a third of the 2023 harvest" dates no change. */
const IS_OF_CHANGE = /(?:\b(?:since|from|in|until|by|of|as of|effective|before|after|on)|^)\s{0,3}$/i;
/** "In 2025 we had six mowing days" only says when, and "it rises until 2028" when it ends; since then it is so. */
const IS_TURN = /\b(?:since|from|as of|effective|before|after)\s{0,3}$/i;
/** "In 2021 our mandates failed" has no deadline; a rule begins from a day on, or is kept by it. */
const IS_DEADLINE = /\b(?:from|by|until|as of|effective|starting|before|after|on)\s{0,3}$/i;
/** "Two companies tried in 2014 and failed": who did is told. */
const WAS_TRIED = /\b(?:tried|attempted|failed|failing)\b/i;
const CHANGE_REACH_CHARS = 12;
/** "I bought for $2,900 in 2018 is $4,700 now": of the price that there was before the change. */
const OF_OLD_PRICE = /^[^.;!?]{0,60}\b(?:now|today)\b/i;
const HAS_MONEY = /[$€£₹]\s?\d|\bRs\.? ?\d|\d (?:euros?|dollars|pounds)\b/i;

/** "My version from 2021 needed ten times the labels": how old a thing is. */
const OLD_THING = /\b(?:versions?|models?|maps?|data|prototypes?|photos?|machines?) from $/i;

/** "We paid a consultancy to try in 2019", "in 2021 I tried it": the founders' own attempt. */
const OWN_TRIAL = /\b(?:we|i) (?:paid|tried|hired|asked|wrote)\b/i;

/** "The rules from January 2024 made owners keep records": it is in force. */
const IS_IN_FORCE =
  /^\S{1,12}(?: \d{4})?,? (?:[a-z]{2,12} )?(?:made|forced|obliged|brought|led|let|pushed|meant|changed)\b/i;

/** "Two of five retire by 2026": what is still to come. */
const STILL_TO_COME = /\b(?:retires?|leaves?|ends?|will [a-z]{2,20}) by $/i;

/** A rule that is in force has no deadline: "compulsory since 2023". */
const isRuleToCome = (before: string, behind: string): boolean =>
  OF_RULE.test(before + behind) && !IS_IN_FORCE.test(behind) && !/\bsince $/i.test(before);

/** "It rises until 2031": only what was so until then has ended. */
const IS_END = /\b(?:until|before) $/i;
const WAS_SO = /\b(?:was|were|had|did|could|cost|needed|took|made|meant|\p{Ll}{3,15}ed)\b/iu;
const isStillComing = (before: string): boolean => IS_END.test(before) && !WAS_SO.test(before);
const isAsDate = (before: string, isRule: boolean): boolean => !isRule || before === '' || IS_DEADLINE.test(before);

const isNoTurn = (text: string, at: number): boolean =>
  WAS_TRIED.test(text) ||
  !IS_TURN.test(text.slice(0, at).slice(-CHANGE_REACH_CHARS)) ||
  isStillComing(text.slice(0, at).split(SENTENCE_END).at(-1) ?? '');
const isOfOtherThing = (before: string, behind: string): boolean =>
  OLD_THING.test(before) ||
  OWN_TRIAL.test(before) ||
  OWN_TRIAL.test(behind) ||
  (HAS_MONEY.test(before) && OF_OLD_PRICE.test(behind));

/** The last of the years named in a text: what could not be done before it, or what a rule asks from it on. */
export function changedAt(text: string, isRule: boolean): string | null {
  const [latest] = [...text.matchAll(CHANGED_AT)]
    .filter(({ index }) => !STILL_TO_COME.test(text.slice(Math.max(0, index - BEFORE_CHARS), index)))
    .toSorted(([a], [b]) => Number(b.slice(-YEAR_CHARS)) - Number(a.slice(-YEAR_CHARS)));
  if (latest === undefined || !IS_OF_CHANGE.test(text.slice(0, latest.index).slice(-CHANGE_REACH_CHARS))) return null;
  const [words] = latest;
  // Nobody sells into a deadline that is over.
  if (isRule && Number(words.slice(-YEAR_CHARS)) < FIRST_OPEN_YEAR) return null;
  const behind = text.slice(latest.index).split(SENTENCE_END, 1)[0] ?? '';
  const before = text.slice(0, latest.index).split(SENTENCE_END).at(-1) ?? '';
  if (!isRule && isNoTurn(text, latest.index)) return null;
  if (isOfOtherThing(before, behind)) return null;
  return isRuleToCome(before, behind) === isRule && isAsDate(before, isRule) ? words : null;
}
