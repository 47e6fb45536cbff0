import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { headOfName } from '@playbook/critique/customers/mentions/party-name';
import type { NamedParty, PartyRole } from '@playbook/critique/customers/named-party';
import { readParties } from '@playbook/critique/customers/read-parties';
import { readPitch } from '@playbook/critique/engine/read-text';
import { leadingRole } from '@playbook/critique/answer/prefill/roles/said-roles';
import { tellsOfPast, tellsOfTried } from '@playbook/critique/engine/words/tells-of-past';
import { personasOf } from '../knowledge/industry-knowledge.js';
import { targetUserOfText } from '../startup/industry-words.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { type NamedRole, rolesIn } from '../startup/roles.js';
import { stemsOf } from '../startup/text-stems.js';
import { fits } from './facts/fits.js';
import { knownSection, touches } from './facts/known-section.js';
import { quoted } from './said/quoted.js';
import { problemOfCustomers } from './said/problem-sentence.js';
import { sentenceOf } from './said/sentences.js';
import { tellsOfToday, todaysWay } from './said/todays-way.js';

const NAMED = /^[^:]{1,60}: /;
const MAX_ROLES = 3;
/** "My parents", "our driver": their own people would change nothing about whether it sells. */
const OF_FOUNDERS =
  /\b(?:my|our|I was an?|was an?|as an?|former|(?:written|built|made|founded|run|started) by)\s(?:[\p{L}-]{1,20}\s)?$/iu;
/** Whom the startup pays, and what a rival's time costs. */
const PAID_BEFORE =
  /\b(?:(?:looking|searching) for|recruit(?:ing)?|is an AI|pays?|sends?|dispatch(?:es)?|(?:we|and) (?:hire|employ|train))\s(?:[\p{L}-]{1,20}\s){0,4}$/iu;
/** "No adjuster", "few testers knit them", "tutors they cannot afford", "Tradewell is built for electricians", "I cook it", "a game controller". */
const NOBODY_BEFORE = new RegExp(
  String.raw`\b(?:no|few|without|instead of|afford|(?:money|time|budget) for|(?:built|made|priced|meant) for|game|AI|PhD|unlike|I|we)\s` +
    String.raw`(?:an?\s|the\s)?(?:[$€£]\d[\d./\p{L}]{0,10}\s)?$`,
  'iu',
);
/** "Once a month a caretaker washes the stone": who comes so often works for the startup. */
const COMES_BEFORE =
  /\b(?:once|twice|\d{1,2} times) (?:a|an|each|every|per) (?:week|month|quarter|season|year),? (?:an?|our) $/i;
/** "ScriptDrop brokers couriers": what a firm does. */
const FIRM_BEFORE = /(?:^|[.!?]\s)\p{Lu}\p{L}{0,12}\p{Lu}[\p{L}\d]{1,20}\s$/u;
const COSTS_AFTER = /^s? (?:costs?|charges?|use nothing)\b/i;
const REACH_CHARS = 40;

/** Whom the text pays or replaces would change nothing about whether it sells, and who pays nothing only where they use or suffer it. */
const NOT_THEIRS: readonly PartyRole[] = ['isPaid', 'isReplaced', 'supplies'];
const FEEL_IT: readonly PartyRole[] = ['uses', 'isFor', 'isTold', 'hasTrouble'];
const isOutside = ({ roles }: NamedParty): boolean =>
  NOT_THEIRS.some((role) => roles.has(role)) || (roles.has('paysNothing') && !FEEL_IT.some((role) => roles.has(role)));
/** Whoever owns or buys something is not called by what they do, and whoever stands between two has no use for what goes around them. */
const SAYS_NO_TRADE =
  /^(?:owner|buyer|volunteer|maintainer|supplier|partner|investor|competitor|broker|trader|middleman|dealer)$/;

/** Last words, in the plural, of what those are called who have no part in a sale. */
const outsidersIn = (text: string): ReadonlySet<string> =>
  new Set(
    readParties(readPitch(text))
      .filter(isOutside)
      .map(({ name }) => headOfName(name)),
  );

/** "Farmer and vet can read it, but we do not sell to them". */
const SOLD_TO_NONE = /\b(?:not|n['’]t|never) sell(?:ing)? (?:it |this )?to (?:them|either|any of them)\b/i;
/** "They're not our customer and we've said no", "not our topic now". */
const IS_NONE_OF_OURS =
  /\bnot (?:our|the) (?:customers?|clients?|users?|buyers?|topic|market|business)\b|\b(?:we|I)(?:['’]ve| have)? (?:said|say) no\b/i;
/** "Probate attorneys refer us": who leads customers here. */
const LEADS_HERE = /\b(?:refers?|recommends?|sends?|introduces?) us\b/i;
/** "It does not talk to patients". */
const TALKS_TO_NONE =
  /\b(?:not|n['’]t|never) (?:talk|speak|call|write|sell|go|connect)(?:ing|s)? (?:directly )?(?:to|with) (?:[\p{L}-]{1,20} ){0,2}$/iu;
/** "A tablet app where a deaf teacher explains": whoever is shown in what is made. */
const SHOWN_BEFORE = new RegExp(
  String.raw`\b(?:apps?|videos?|games?|films?|cours(?:e|es)|lessons?|books?|cartoons?|series|stor(?:y|ies)) (?:where|in which|with|of)` +
    String.raw` (?:an? )?(?:[\p{L}-]{2,20}\s){0,2}$`,
  'iu',
);
/** "Qualify for a free lawyer". */
const HELPS_BEFORE = /\b(?:free|pro bono|volunteer|unpaid)\s$/iu;
/** "When a plumber has sent a photo": somebody in an example of what the product copes with. */
const EXAMPLE_BEFORE = /\b(?:when|if|that|like|say|as if|such as) an? $/iu;
const EXAMPLE_AFTER = /^ (?:has|have|had) \p{Ll}{2,20}(?:ed|en|nt|t)\b/u;

/** What stands before somebody who has no part in a sale. */
const IS_NO_PARTY = [
  SHOWN_BEFORE,
  HELPS_BEFORE,
  TALKS_TO_NONE,
  OF_FOUNDERS,
  PAID_BEFORE,
  NOBODY_BEFORE,
  COMES_BEFORE,
  FIRM_BEFORE,
];
/** "Not selling to farmers". */
const isDenied = (name: string, text: string): boolean =>
  new RegExp(
    String.raw`(?:\b(?:not|never)|n['’]t) (?:sell(?:ing)?|work(?:ing)?|serv(?:e|ing)|lend(?:ing)?|rent(?:ing)?|talk(?:ing)?)` +
      String.raw`(?: it)?(?: (?:to|for|with))? (?:[\p{L}-]{1,20} ){0,2}${name}s?\b` +
      // "The differences go to the owner and not to the manager".
      String.raw`|\b(?:not (?:to|for)|without|instead of|past|around|behind) (?:the |an? |any )?${name}s?\b`,
    'iu',
  ).test(text);

/** "My co-founder was an engineer", "I am from Izmir and worked as a clerk": what the founders are. */
const TELLS_OF_FOUNDERS = /\bco-?founders?\b|\bI(?:['’]m| am| was| worked| have been|['’]ve been)\b/i;
/** "Mechanics log every visit", "the clerk types it": what somebody does is told of them. */
const SUBJECT_BEFORE = new RegExp(
  String.raw`(?:^|[.!?;:,(]\s|\n|\b(?:and|but|so|where|when|while|because|if|before|until|then|that|which)\s)` +
    String.raw`(?:(?:the|an?|one|each|every|most|many|some|its|their|your)\s)?(?:[\p{L}-]{2,20}\s){0,2}$`,
  'iu',
);
const DEED_AFTER = new RegExp(
  String.raw`^(?:s\s(?!(?:in|of|at|with|from|for|and|or|to|by|on|as|than|but|are)\b)[\p{Ll}]{2,20}\b|` +
    String.raw`\s(?:(?:only|also|often|still|just|then|never|always)\s)?(?:must|can|cannot|will|has|does|[\p{Ll}]{2,20}[^su\W]s)\b)`,
  'u',
);
/** "It tells the mechanic which one", "rosters for nurses", "goes to the office manager". */
const REACHED_BEFORE = new RegExp(
  String.raw`\b(?:tells?|shows?|gives?|helps?|lets?|saves?|texts?|warns?|alerts?|reminds?|trains?|frees?|asks?|costs?|for|to)\s` +
    String.raw`(?:(?:the|an?|each|every|any|your|their|its)\s)?(?:[\p{L}-]{2,20}\s){0,2}$`,
  'iu',
);
/** Whether the words around somebody say that they do something or that something is for them; elsewhere they are only named, or somebody else. */
const haveAPart = (before: string, after: string): boolean =>
  !IS_NO_PARTY.some((pattern) => pattern.test(before)) &&
  !COSTS_AFTER.test(after) &&
  !(EXAMPLE_BEFORE.test(before) && EXAMPLE_AFTER.test(after)) &&
  (REACHED_BEFORE.test(before) || (SUBJECT_BEFORE.test(before) && DEED_AFTER.test(after)));

/** "Recall per tenant": to developers these are parts of a system. */
const IS_OF_CODE =
  /^(?:tenant|client|agent|worker|host|user|owner|broker|operator|producer|consumer|driver|manager|server)s?$/i;

/** The sentence that tells of somebody who is named here; null where it only names them, or they have no part in a sale. */
function toldOf({ text, briefRoles }: KnownStartup, { name, start }: NamedRole): string | null {
  const before = text.slice(Math.max(0, start - REACH_CHARS), start);
  const after = text.slice(start + name.length, start + name.length + REACH_CHARS);
  if (!haveAPart(before, after)) return null;
  const sentence = sentenceOf(text, [{ start, end: start + name.length }], () => true);
  if (sentence === null || [SOLD_TO_NONE, IS_NONE_OF_OURS, LEADS_HERE].some((told) => told.test(sentence))) return null;
  const said = briefRoles.of(sentence);
  if (said?.isOfLong === true && leadingRole(said) === 'founder') return null;
  return [tellsOfPast, tellsOfTried].some((tells) => tells(sentence)) || TELLS_OF_FOUNDERS.test(sentence)
    ? null
    : sentence;
}

/** People whom the founder names beside the customers: those who feel it are not always those who pay. */
function ofOwnWords(startup: KnownStartup): string[] {
  const { text, customer, basis } = startup;
  const customers = customer?.toLowerCase() ?? '';
  const outsiders = outsidersIn(text);
  const isOther = (name: string): boolean =>
    customers.includes(name) || SAYS_NO_TRADE.test(name) || outsiders.has(`${name}s`);
  const isOfCode = (name: string): boolean => basis.targetUser === 'Developers' && IS_OF_CODE.test(name);
  const told = new Map<string, string>();
  for (const role of rolesIn(text)) {
    const { name } = role;
    const sentence =
      isOther(name) || isOfCode(name) || told.has(name) || isDenied(name, text) ? null : toldOf(startup, role);
    if (sentence !== null) told.set(name, sentence);
  }
  return [...told]
    .slice(0, MAX_ROLES)
    .map(
      ([name, sentence]) =>
        `${name.charAt(0).toUpperCase()}${name.slice(1)}: you write “${quoted(sentence)}”; ask three of them what it would change`,
    );
}

const nameOf = (persona: string): string => (NAMED.test(persona) ? (persona.split(':')[0] ?? '') : persona);

/** Whether a founder's words name somebody of an industry: no bank's engineer in a text about mushrooms, and no owner in one about hospitals. */
function areNamed(persona: string, { text, stems }: KnownStartup): boolean {
  if (text === '') return true;
  return [...stemsOf(nameOf(persona))].every((stem) => stems.has(stem));
}

/** Those behind a choice of target user; where the founder names the customers, only if they are of that kind. */
function ofChoice(startup: KnownStartup, isDescribed: boolean): string[] {
  const { basis, customer } = startup;
  if (isDescribed && targetUserOfText(customer ?? '') !== basis.targetUser) return [];
  return personasOf(basis.targetUser).filter((persona) =>
    startup.text === '' ? fits(persona, startup) : areNamed(persona, startup) && touches(persona, startup),
  );
}

/** Those of the industry whom the founder names. */
const ofIndustry = (startup: KnownStartup): string[] =>
  knownSection('target-customers', startup).suggestions.filter((persona) => areNamed(persona, startup));

/** People behind the industry or the chosen target user, as they may stand in an answer. */
export function knownPeople(startup: KnownStartup, maxItems: number): string[] {
  const isDescribed = startup.customer !== null && startup.customer !== startup.basis.targetUser;
  const known = [...ofIndustry(startup), ...ofChoice(startup, isDescribed)];
  return [...new Set(known)].filter((persona) => NAMED.test(persona)).slice(0, maxItems);
}

/**
 * People who would use or buy the startup's product, as `Name: description` where there is a name: the founder's own description and the
 * people it names first, then the industry's that are closest to the startup's words, then those behind the chosen target user.
 */
export function personas(startup: KnownStartup, maxItems: number): string[] {
  const { basis, customer } = startup;
  const problem = problemOfCustomers(startup);
  const isDescribed = customer !== null && customer !== basis.targetUser;
  const isWayTold = tellsOfToday(startup) || startup.todaysTools !== null || todaysWay(startup)?.isSure === true;
  const unquoted = isWayTold
    ? 'find ten of them and ask what the way they do it today costs them'
    : 'find ten of them and ask what they do about it today';
  const pain = problem === null ? unquoted : `ask ten of them about “${quoted(problem)}”`;
  const own = isDescribed ? [`In your words: ${quoted(customer)}; ${pain}`] : [];
  const ofTargetUser = ofChoice(startup, isDescribed);
  const ofTrade = ofIndustry(startup);
  const [first, second] = basis.targetUser === NOT_SPECIFIED ? [ofTrade, ofTargetUser] : [ofTargetUser, ofTrade];
  const named = [...first, ...second].toSorted((a, b) => Number(NAMED.test(b)) - Number(NAMED.test(a)));
  const people = new Map(named.toReversed().map((persona) => [persona.split(':')[0], persona]));
  const others = named.filter((persona) => people.get(persona.split(':')[0]) === persona);
  return [...own, ...ofOwnWords(startup), ...others].slice(0, maxItems);
}
