import type { NamedParty, PartyRole } from '../../customers/named-party.js';
import { readParties } from '../../customers/read-parties.js';
import { areOnlyPaid } from '../../customers/roles/only-paid.js';
import { isOnlyIdea } from '../../engine/questions/is-only-idea.js';
import type { PitchText } from '../../engine/read-text.js';
import { areHelpers } from '../../lexicon/customers.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';

/** "We also want to do it for couples": for whom it may be one day. */
const IS_LATER = new RegExp(
  String.raw`\b(?:also (?:want|plan|hope|intend|think)|in (?:the|a later) (?:future|step)|later (?:on )?(?:also|we|for|to)|one day` +
    String.raw`|eventually|some ?day|next year we)\b`,
  'i',
);
/** "The organisers win also": beside whoever pays they gain by it. */
const WIN_TOO = /\bwins? (?:also|too)\b/i;
/** "Alumni groups bring us 400 people": who leads customers here is none. */
const BRINGS_CUSTOMERS = /\b(?:brings?|sends?|refers?|recommends?|introduces?) us\b/i;
/** What tells of a buyer or a user. */
const BUYS: readonly PartyRole[] = ['pays', 'uses', 'isSoldTo', 'owns'];
const hasAny = ({ roles }: NamedParty, wanted: readonly PartyRole[]): boolean => wanted.some((role) => roles.has(role));

/** "1,140 families use us, 9 drivers": beside somebody counted who uses it, whoever is only counted is the other side. */
const areOtherSide = (party: NamedParty, all: readonly NamedParty[]): boolean =>
  !hasAny(party, BUYS) &&
  all.some((other) => other !== party && other.roles.has('isCounted') && hasAny(other, ['pays', 'uses']));

/** "312 graves in 41 cemeteries", "12 cemeteries so far" where private people buy: where it is done. */
const COUNTED_IN =
  /\d [\p{L}-]{3,20}s (?:in|at|across|on) (?:about |over )?(?:\d[\d.,]{0,9}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) $/iu;
const isWhere = (party: NamedParty, { original }: PitchText): boolean =>
  !hasAny(party, BUYS) &&
  party.spans.some(({ start }) => COUNTED_IN.test(original.slice(Math.max(0, start - BEFORE_CHARS), start)));

/** "We wash for 26 hotels. I have not built it yet": those who are counted buy something else from them. */
const areOfOtherBusiness = (party: NamedParty, { original }: PitchText): boolean =>
  party.roles.has('isCounted') && !hasAny(party, BUYS) && isOnlyIdea(original);

/** "Other theaters, film people, escape rooms, schools buy it": the last of many is not who it is made for. */
const LISTED_BEFORE = /(?:[^,.;:!?()]{2,40}, ){2,8}(?:and |or )?$/;
/** Most names stand behind no comma, so that no list before them is looked for. */
const ENDS_LIKE_LIST = /, (?:and |or )?$/;
const BEFORE_CHARS = 200;
const isBehindList = (before: string): boolean => ENDS_LIKE_LIST.test(before) && LISTED_BEFORE.test(before);
const isLastOfMany = (party: NamedParty, { original }: PitchText): boolean =>
  party.spans.length > 0 &&
  party.spans.every(({ start }) => isBehindList(original.slice(Math.max(0, start - BEFORE_CHARS), start)));

/** "My nephew, who writes programs for a hospital": for whom somebody of the family works. */
const WORKS_ELSEWHERE = new RegExp(
  String.raw`\b(?:nephew|niece|cousin|brother|sister|son|daughter|husband|wife|friend|uncle|aunt|father|mother|dad|mom|mum)\b` +
    String.raw`[^.;!?]{0,40}\b(?:who|works?|worked|runs?|ran)\b[^.;!?]{0,50}\b(?:for|at|in) (?:an? |the )?(?:[\p{L}-]{2,20} )?$`,
  'iu',
);
const worksElsewhere = (party: NamedParty, { original }: PitchText): boolean =>
  party.spans.length > 0 &&
  party.spans.every(({ start }) => WORKS_ELSEWHERE.test(original.slice(Math.max(0, start - BEFORE_CHARS), start)));

/** Whether a name that was found may be of somebody else than whoever buys or uses it, by what else the brief says. */
export function areDoubtful(name: string, brief: PitchText): boolean {
  if (areHelpers(name)) return true;
  const all = readParties(brief);
  const party = all.find((one) => one.name === name);
  if (party === undefined) return false;
  const sentences = party.spans.map((span) => sentenceAround(brief.original, span));
  return (
    (sentences.length > 0 && sentences.every((sentence) => IS_LATER.test(sentence))) ||
    sentences.some(
      (sentence) => (WIN_TOO.test(sentence) || BRINGS_CUSTOMERS.test(sentence)) && !party.roles.has('pays'),
    ) ||
    (areOnlyPaid(name, brief.original) && !party.roles.has('pays')) ||
    areOtherSide(party, all) ||
    isLastOfMany(party, brief) ||
    isWhere(party, brief) ||
    worksElsewhere(party, brief) ||
    areOfOtherBusiness(party, brief)
  );
}
