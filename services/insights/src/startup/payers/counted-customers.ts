import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { CURRENCY_NAME } from '@playbook/critique/engine/numbers/currency-names';

/** Who is counted where they pay, buy or use it. */
export interface CountedCustomers {
  /** In the plural, as it was written: "chandlers". */
  readonly name: string;
  /** Whether they are told to pay, and not only to use it. */
  readonly isPaid: boolean;
}

const NUMBER = String.raw`(?<![\p{L}\d.,$€£₹-])(?:\d[\d,.]{0,8}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)`;
/** "Chandlers", "municipal grid companies"; "of them" and "more than" are none. */
const NAME = String.raw`((?!(?:of|more|or|to|and|years?|months?|weeks?|days?|hours?|minutes?|times)\b)(?:[\p{L}-]{3,20} ){0,2}?[\p{Ll}-]{3,24}s(?!\p{L}))`;
/** "In Mombasa, Durban and Colombo", "from 37 villages": where they are stands before what they do. */
const PLACE = String.raw`(?: \([^()]{2,60}\))?(?: (?:in|across|from|around|at|near|between) [^.;:!?]{2,90}?)?`;
const LIGHT = String.raw`,?(?: (?:already|now|all|each|still|today|currently|who|that|have|has|are|regularly)){0,3}`;
const PAYS =
  String.raw`(?:pays? (?:us|me|for it|today|already)|paying|paid(?: us)?(?! (?:by|from|out|for by))|bought|subscribe` +
  String.raw`|rent (?:it|them|from us)|renewed)`;
const USES = String.raw`(?:use|uses|using|run on|are on) (?:us|it|ours)`;

const WHO_PAYS = new RegExp(
  `${NUMBER} ${NAME}${PLACE}${LIGHT} ${PAYS}(?![^.;!?]{0,30}\\b(?:nothing|no fee)\\b)\\b`,
  'iu',
);
const MONEY = CURRENCY_NAME.source.replace(/^\^|\$$/g, '');
/** "41 nursing homes, ¥980 per resident and month": behind another count, as in "3 merchants, 140 reps", somebody else pays. */
const AT_PRICE = new RegExp(
  String.raw`(?<!\d [\p{L}\s+-]{3,40}, )${NUMBER} ${NAME}${PLACE},? (?:at |for )?(?:\p{Sc} ?\d[\d.,]{0,9}|\d[\d.,]{0,9} ?(?:\p{Sc}|${MONEY}))` +
    String.raw` (?:an?|per|for each) (\p{L}{3,20})`,
  'iu',
);
/** "330 nurses, $24 per nurse": so many seats are paid for by whom they work for. */
function countedAtPrice(ofStartup: string): string | undefined {
  const [, name, unit] = AT_PRICE.exec(ofStartup) ?? [];
  const isSeat = name !== undefined && unit !== undefined && name.toLowerCase().endsWith(`${unit.toLowerCase()}s`);
  return isSeat ? undefined : name;
}
const PAYING = new RegExp(`${NUMBER} paying ${NAME}`, 'iu');
const WHO_USES = new RegExp(`${NUMBER} ${NAME}${PLACE}${LIGHT} ${USES}\\b`, 'iu');
/** "We're live in 57 salons", "trusted by 46 firms". */
const LIVE_IN = new RegExp(
  String.raw`\b(?:(?:live|running|installed) (?:in|at|with)|trusted by|used (?:by|in|at)) (?:about |over |more than |now )?${NUMBER} ${NAME}`,
  'iu',
);
/** "A fixed price of 2.60 per cylinder", "£9 a month": what those who use it pay. */
const HAS_PRICE = /\bprices? of (?:\p{Sc} ?)?\d|\p{Sc} ?\d[\d.,]{0,9} (?:a|an|per|each)\b/u;

/** Of whom there is no more to say than that they use it. */
const SAYS_NOTHING = new RegExp(
  String.raw`^(?:(?:other|more|new|different|active|paying|early|first|of) ){0,3}(?:users?|customers|clients|people|members|subscribers|buyers|units` +
    String.raw`|accounts|downloads|places|locations|sites|countries|cities|towns|states|boats|barges|ships|houses|homes|buildings` +
    String.raw`|flats|rooms|beds|cars|vans|trucks|lifts|machines)$`,
  'i',
);

/** "The umbrella bodies pay, not schools". */
const isDenied = (name: string, ofStartup: string): boolean =>
  new RegExp(String.raw`\bnot (?:the )?${name}(?!\p{L})`, 'iu').test(ofStartup);

const usersIn = (ofStartup: string): string => (WHO_USES.exec(ofStartup) ?? LIVE_IN.exec(ofStartup))?.[1] ?? '';

/** Whom a founder counts as those who pay, or use it for a price; null where the words count nobody so. */
export function countedCustomers(ofStartup: string): CountedCustomers | null {
  const paid = WHO_PAYS.exec(ofStartup)?.[1] ?? countedAtPrice(ofStartup) ?? PAYING.exec(ofStartup)?.[1];
  const name = (paid ?? usersIn(ofStartup)).toLowerCase();
  if (name === '' || SAYS_NOTHING.test(name) || isDenied(name, ofStartup)) return null;
  // Nurses use what their agency pays for, and families pay for what they use.
  return { name, isPaid: paid !== undefined || (arePrivatePeople(name) && HAS_PRICE.test(ofStartup)) };
}
