import type { PitchText } from '../engine/read-text.js';
import { tellsOfPast } from '../engine/words/tells-of-past.js';
import { sentenceAround } from '../text/spans/sentence-around.js';
import { CUSTOMER_PATTERNS } from './customer-patterns.js';
import { customersAmong, isTold } from './customers-among.js';
import type { NamedParty, PartyRole } from './named-party.js';
import { headOfName } from './mentions/party-name.js';
import { readParties } from './read-parties.js';

/** "I was an officer for a county council": whom the founders only had to do with before, or who would have the startup itself. */
const isOfOtherDealings = ({ spans }: NamedParty, { original }: PitchText): boolean =>
  spans.length > 0 &&
  spans
    .map((span) => sentenceAround(original, span))
    .every((sentence) => tellsOfPast(sentence) || CUSTOMER_PATTERNS.wantsUs.test(sentence));

/** The same in more words where a text has them: "studios" are "tattoo studios"; a former employer is one kind of them. */
function inMoreWords(party: NamedParty, texts: readonly PitchText[]): NamedParty {
  const longer = texts
    .flatMap((text) => readParties(text).filter((other) => !isOfOtherDealings(other, text)))
    .find(({ name }) => name.endsWith(` ${party.name}`));
  return longer === undefined ? party : { ...party, name: longer.name };
}

const isSame = (one: NamedParty, other: NamedParty): boolean => headOfName(one.name) === headOfName(other.name);

/** "Forecasts are made for airports": what is for somebody in a problem is not what is made here. */
const FOR_OTHERS: readonly PartyRole[] = ['isFor', 'isSoldTo', 'isTold', 'uses'];
const asInProblem = (party: NamedParty): NamedParty => ({
  ...party,
  roles: new Set(
    [...party.roles]
      .filter((role) => !FOR_OTHERS.includes(role))
      // "The city pays a fee that grows": what is paid there is the trouble.
      .map((role): PartyRole => (role === 'pays' ? 'hasTrouble' : role)),
  ),
});

/** What several texts say of the same names; whoever stands in the others only may as well be the trouble. */
const joined = (own: readonly NamedParty[], others: readonly NamedParty[]): readonly NamedParty[] =>
  own.map((party) => {
    const same = others.filter((other) => isSame(party, other));
    return { ...party, roles: new Set([...party.roles, ...same.flatMap(({ roles }) => [...roles])]) };
  });

/** Of whom a country has one: "the justice ministry pays us". */
const isOnlyOne = ({ name, isPlural, roles }: NamedParty): boolean =>
  !isPlural && roles.has('pays') && CUSTOMER_PATTERNS.onlyOne.test(name);

/** In so long a text those who pay are named as many: "a monastery has asked us to test 30 jars and pay in wine". */
const MUCH_CHARS = 400;
const isOne = ({ isPlural, isOfKind, roles }: NamedParty, chars: number): boolean =>
  !isPlural && roles.has('pays') && chars >= MUCH_CHARS && !isOfKind && !roles.has('isFor') && !roles.has('hasTrouble');

const lengthOf = (texts: readonly PitchText[]): number =>
  texts.reduce((chars, { original }) => chars + original.length, 0);

/**
 * Whoever surely buys what a startup makes by what its texts say, the description first; null where nobody is named so, or where the only one of
 * its kind pays: a name that is wrong stands in every line that is made of it.
 * @param more what else is written of the startup, such as its problem; it may name the same ones in more words, or say more of them
 */
export function customersNamed(description: PitchText, ...more: readonly PitchText[]): NamedParty | null {
  const own = readParties(description);
  const others = more.flatMap(readParties).map(asInProblem);
  const all = { mentioned: own.length + others.length, chars: lengthOf([description, ...more]) };
  const [sure] = [
    ...customersAmong(own, all),
    ...customersAmong(joined(own, others), all),
    // Where the description names nobody whom it is for, whose trouble it is says for whom.
    ...(own.some(isTold) ? [] : customersAmong(others, all)),
  ].filter((party) => !isOne(party, all.chars));
  if (sure === undefined || isOnlyOne(sure) || (own.includes(sure) && isOfOtherDealings(sure, description)))
    return null;
  return inMoreWords(sure, [description, ...more]);
}

const MAX_CHARS = 40;

/** "Reading practice for children in Hungarian": a language is no place. */
const IS_LANGUAGE =
  /^in (?:\p{L}+ )?(?:\p{Lu}\p{L}+(?:ian|ish|ese)|Arabic|Bengali|Czech|Darija|Dutch|French|German|Greek|Hebrew|Hindi|Korean|Swahili|Tamil|Thai|Twi|Urdu)$/u;

/** The same with their place, where that stays short: "lift companies in the Alps". */
export function withPlace({ name, place }: NamedParty): string {
  const placed = `${name} ${place}`;
  return place === '' || IS_LANGUAGE.test(place) || placed.length > MAX_CHARS ? name : placed;
}
