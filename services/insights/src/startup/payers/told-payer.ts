import { isTold } from '@playbook/critique/customers/customers-among';
import { customersNamed } from '@playbook/critique/customers/customers-named';
import { headOfName } from '@playbook/critique/customers/mentions/party-name';
import type { NamedParty, PartyRole } from '@playbook/critique/customers/named-party';
import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { isSomebody } from '@playbook/critique/customers/somebody';
import { areOnlyPaid } from '@playbook/critique/customers/roles/only-paid';
import { readPitch } from '@playbook/critique/engine/read-text';
import { areHelpers } from '@playbook/critique/lexicon/customers';
import { SENTENCE_BREAK } from '../subjects.js';
import { countedCustomers } from './counted-customers.js';
import { OF_THEM_PAY } from './of-them-pay.js';
import { isShortText } from '../surely-customers.js';
import { targetUserOfText } from '../industry-words.js';

/** "We keep KSh 350 per goat from the buyer", "we charge the mill 3%". */
const CHARGED_FROM =
  /\b(?:we|I) (?:keep|take|charge|earn|get|collect)\b[^.;!?\n]{1,60}? from (?:the|each|every) (\p{L}{3,20})\b/iu;
/** "£19 a month per engineer". */
const PRICE_PER =
  /\p{Sc}\s?\d[\d.,]{0,9} (?:a|per|each) (?:month|year|week|season) (?:per|for each|for every) (\p{L}{3,20})\b/iu;
const PAY_NOTHING = /\b(\p{L}{3,20}) pays? nothing\b/iu;
const WANTS_TO_SELL = new RegExp(
  String.raw`\b(?:we|I) (?:want|plan|hope|intend|would like|are going|am going) to (?:later )?(?:sell|license|rent|offer)\b[^.;!?]{0,60}?` +
    String.raw` to (?:the |all )?([^.;!?,]{3,60})`,
  'i',
);
/** "I want to sell reports to makers": nobody has bought any. */
const isOnlyPlanned = (name: string | null, ofStartup: string): boolean =>
  name !== null &&
  WANTS_TO_SELL.exec(ofStartup)?.[1]
    ?.toLowerCase()
    .includes(name.toLowerCase().split(' ')[0] ?? '') === true;
/** "For families it is free, schools will pay". */
const WILL_PAY = /(?:^|[.;,:]\s|\b(?:and|but|later) )(?:the )?(\p{L}{3,20}s) will (?:[a-z]{2,8} )?pay\b/iu;
/** "Eleven public hospitals use it. They pay €0.55 per minute". */
const THEY_PAY = new RegExp(
  String.raw`^(?:they|all of them|each(?: of them)?|both) (?:all |each )?pays?\b` +
    String.raw`|${OF_THEM_PAY}\b(?! nothing)`,
  'i',
);

const manyOf = (one: string): string =>
  (one.endsWith('s') ? one : `${one.replace(/(?<=[^aeiou])y$/, 'ie')}s`).toLowerCase();

const SAYS_NOTHING = /^(?:an?|the|each|every|per|our|one|two|of|no|any|my|is|as|for|other|new)$/i;

/** "Engineers" whom a text calls gas engineers elsewhere. */
function whole(one: string, everything: string): string {
  const before = new RegExp(String.raw`\b(\p{Ll}{3,15}) ${one}\b`, 'u').exec(everything)?.[1] ?? '';
  return before === '' || SAYS_NOTHING.test(before) ? manyOf(one) : `${before} ${manyOf(one)}`;
}

/** Who is told to pay, where a sentence says it beside the price; null elsewhere. */
function toldPayer(ofStartup: string, everything: string): string | null {
  const named = [CHARGED_FROM, PRICE_PER, WILL_PAY].map((told) => told.exec(ofStartup)?.[1]).find((one) => one);
  const many = named === undefined ? '' : manyOf(named);
  const isNobody = many === '' || many === 'users' || many === manyOf(PAY_NOTHING.exec(ofStartup)?.[1] ?? '');
  return named === undefined || isNobody || !isSomebody(many) ? null : whole(named.toLowerCase(), everything);
}

/** Whether the sentence behind one that names the customers says that these pay. */
function isPaidByThose(customers: string, ofStartup: string): boolean {
  const last = customers.toLowerCase().split(' ').at(-1) ?? '';
  const sentences = ofStartup.split(SENTENCE_BREAK);
  return (
    last !== '' &&
    sentences.some(
      (sentence, index) =>
        THEY_PAY.test(sentence) && `${sentences[index - 1] ?? ''} ${sentence}`.toLowerCase().includes(last),
    )
  );
}

/** What tells that somebody pays, and not only that it is for them. */
const PAYS: readonly PartyRole[] = ['pays', 'isSoldTo'];
const isToldToPay = (party: NamedParty | null): boolean => party === null || PAYS.some((role) => party.roles.has(role));

/** They buy for themselves as often as a firm buys for them. */
const PRIVATE_BY_ROLE = new RegExp(
  String.raw`\b(?:patients|students|workers|learners|users|members|riders|drivers|singers|players|creators|guests|customers|` +
    String.raw`owners|buyers|collectors|migrants)\b`,
  'i',
);
/** "Trust scores for journalists" where the founder chose consumers: who pays nothing and is no private person is none of them. */
const isNoConsumer = (name: string): boolean =>
  !arePrivatePeople(name) && targetUserOfText(name) !== 'Consumers' && !PRIVATE_BY_ROLE.test(name);

/** "Commissions from bars": beside the consumers that the founder chose another pays a part. */
const withoutPartPayer = (name: string | null, isForConsumers: boolean): NamedCustomers | null =>
  isForConsumers && name !== null && isNoConsumer(name) ? { named: null, isPayerTold: false } : null;

/** Workers, guards and patients where the founder chose firms: for them somebody else buys. */
const isNoFirm = (name: string): boolean => arePrivatePeople(name) || ARE_SERVED_BY_FIRMS.test(name);
const ARE_SERVED_BY_FIRMS =
  /\b(?:workers|employees|migrants|guards|patients|students|pupils|children|residents|tenants|passengers|inmates|citizens|drivers|borrowers|members)$/i;

/** "National digitisation grants pay per specimen": whence the money comes is nobody to be asked. */
const IS_NOBODY = /\b(?:grants?|subsid(?:y|ies)|budgets?|programs?|programmes?|laws?|funds?|credits?|exemptions?)$/i;

/** "A phone app for the gate boys", "legs for children": whoever works for somebody else, or is looked after, is asked for no money. */
const SELDOM_ASKED_FOR_MONEY = new RegExp(
  String.raw`\b(?:boys|girls|clerks|cashiers|waiters|receptionists|assistants|secretaries|guards|cleaners|foremen` +
    String.raw`|attendants|staff|crews|employees|children|kids|babies|orphans)$`,
  'i',
);

/** "Growers send samples to a lab, and pay €160": what is sent to one is done there today. */
const SENT_TO =
  /\b(?:sen[dt]s?|goes?|bring|take|mail|post|drive|call|phone)\b[^.;!?\n]{0,40}\b(?:to|at) an? ((?:\p{L}{2,20} )?\p{L}{2,20})/giu;
const isSentTo = (name: string, text: string): boolean =>
  [...text.matchAll(SENT_TO)].some(
    ([, one = '']) => manyOf(one.split(' ')[0] ?? '') === name.toLowerCase() || manyOf(one) === name.toLowerCase(),
  );

/** What organizations are called whose names end as those of things do. */
const ARE_ORGANIZATIONS =
  /\b(?:firms|companies|businesses|districts|groups|chains|brands|plants|sites|fleets|houses|venues|programs|tanneries|bakeries|foundries|co-?ops)$/i;

/** "A 5,000 TCD mill", "hospitals of 400 bed": how much of what, and no kind of customers. */
const UNIT =
  /^(\p{Lu}{2,4}|k?W|[kM]Wh?|[GT]B|mm|cm|km|kg|tons?|tonnes?|lit(?:re|er)s?|ha|acres?|hp|beds?|seats?|rooms?|square|metres?|meters?) (?=\p{L})/u;
function withoutUnit(name: string, text: string): string {
  const unit = UNIT.exec(name)?.[1];
  return unit !== undefined && new RegExp(String.raw`\d[\s-]?${unit}(?!\p{L})`, 'iu').test(text)
    ? name.slice(unit.length + 1)
    : name;
}

/** Whether a name is of people or of organizations, and not of whoever does for them what the product is to do: "cracks" are no shops. */
const mayBuy = (name: string, text: string): boolean =>
  isShortText(text) || ((isSomebody(name) || ARE_ORGANIZATIONS.test(name)) && !isSentTo(name, text));

/** Whether those who are only named may be asked for money. */
const mayBeAskedForMoney = (name: string, isForConsumers: boolean): boolean =>
  !SELDOM_ASKED_FOR_MONEY.test(name) && !(isForConsumers && isNoConsumer(name));

/** A line that ends without a stop goes on in none of those behind it. */
const withStops = (text: string): string => text.replace(/(?<![.!?:;,\s])\s*\n/g, '.\n');

/** Whom a founder's words name as the customers. */
interface NamedCustomers {
  /** Null where they name nobody. */
  readonly named: string | null;
  /** Whether they are told to pay. */
  readonly isPayerTold: boolean;
}

/** A founder's words that may name who buys. */
interface BuyersWords {
  /** What was written of the startup, its customers and how they fare without it, in one text or two. */
  readonly description: string;
  readonly problem: string;
  /** Without the founders' story. */
  readonly ofStartup: string;
  /** With it: they may be called by their whole name there. */
  readonly everything: string;
  readonly isForConsumers: boolean;
  /** Whether the founder chose large firms or banks. */
  readonly isForFirms: boolean;
}

const ARE_TOLD: readonly PartyRole[] = ['pays', 'isSoldTo', 'isFor'];
/** Whether they only use it, or have the trouble, where firms buy. */
const isServed = ({ name, roles }: NamedParty): boolean => isNoFirm(name) && !ARE_TOLD.some((role) => roles.has(role));

/** "Developers of rice carbon projects": what these are called says little without of what. */
const SAYS_LITTLE_ALONE =
  /^(?:developers|operators|owners|managers|producers|makers|users|members|heads|directors|agents|buyers|sellers)$/i;
function inFull(name: string, text: string): string {
  if (!SAYS_LITTLE_ALONE.test(name)) return name;
  const rest = new RegExp(String.raw`\b${name} (of (?:[\p{Ll}-]{2,20} ){0,3}[\p{Ll}-]{3,20}s)(?!\p{L})`, 'iu').exec(
    text,
  )?.[1];
  return rest === undefined ? name : `${name} ${rest}`;
}

/** What a party is called, where it may buy at all. */
const nameOf = (
  party: NamedParty,
  { description, problem, isForFirms }: Pick<BuyersWords, 'description' | 'problem' | 'isForFirms'>,
): string | null =>
  IS_NOBODY.test(party.name) ||
  areHelpers(party.name) ||
  !mayBuy(party.name, description) ||
  areOnlyPaid(party.name, `${description}\n${problem}`) ||
  (isForFirms && isServed(party))
    ? null
    : inFull(withoutUnit(party.name, description), description);

/** Those who are counted as users or payers, where the words around whoever is named say less of them; null where they say as much. */
function countedAs(
  name: string | null,
  party: NamedParty | null,
  { description, ofStartup, isForConsumers }: Pick<BuyersWords, 'description' | 'ofStartup' | 'isForConsumers'>,
): NamedCustomers | null {
  const counted = countedCustomers(ofStartup);
  if (counted === null) return withoutPartPayer(name, isForConsumers);
  const { name: many, isPaid } = counted;
  if (name !== null && headOfName(name.toLowerCase()) === headOfName(many))
    return isPaid ? { named: name, isPayerTold: true } : null;
  const isSurer = name === null || party === null || !(isPaid ? isToldToPay(party) : isTold(party));
  const isBuyer = mayBuy(many, description) && mayBeAskedForMoney(many, isForConsumers && !isPaid);
  return isSurer && isBuyer ? { named: many, isPayerTold: isPaid } : withoutPartPayer(name, isForConsumers);
}

/** Reads who buys: whoever is told to pay, then whoever is named as a customer; the problem may name the same ones. */
export function customersIn({
  description,
  problem,
  ofStartup,
  everything,
  isForConsumers,
  isForFirms,
}: BuyersWords): NamedCustomers {
  const party = customersNamed(readPitch(withStops(description)), readPitch(problem));
  const name = party === null ? null : nameOf(party, { description, problem, isForFirms });
  const counted = countedAs(name, party, { description, ofStartup, isForConsumers });
  if (counted !== null) return counted;
  const isToldPaid = isPaidByThose(name ?? '', ofStartup) || (isToldToPay(party) && !isOnlyPlanned(name, ofStartup));
  const payer = name === null || !isToldPaid ? toldPayer(ofStartup, everything) : null;
  if (payer !== null) return { named: payer, isPayerTold: true };
  const isNamed = name !== null && (isToldPaid || mayBeAskedForMoney(name, isForConsumers));
  return { named: isNamed ? name : null, isPayerTold: isToldPaid };
}
