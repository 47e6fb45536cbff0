import { readFileSync } from 'node:fs';
import { isAboutIt, isOfOtherCustomers } from '@playbook/critique/customers/kind-of-business';
import { readParties } from '@playbook/critique/customers/read-parties';
import { readPitch } from '@playbook/critique/engine/read-text';
import { sellsToMoneyFirms } from '@playbook/critique/customers/sells-to-money-firms';
import { archetypeOf } from '@playbook/critique/engine/questions/archetype';
import { type Archetype, QUESTION_BANK } from '@playbook/critique/engine/questions/question-bank';
import { LENDS_ITSELF } from '@playbook/critique/engine/words/lends-itself';
import { z } from 'zod';
import { wholeWords } from '../../knowledge/whole-words.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { readingOf } from '../../startup/said-of-startup.js';
import { isMoreThanAside } from './more-than-aside.js';

const tradesSchema = z
  .array(z.strictObject({ kind: z.string().min(1), words: z.array(z.string().min(1)).min(1) }))
  .min(1);

/** Words that only one trade uses, for a text too short to say more. The narrower trade stands first. */
const TRADES = tradesSchema
  .parse(JSON.parse(readFileSync(new URL('../../../knowledge/trades.json', import.meta.url), 'utf8')))
  .map(({ kind, words }) => ({
    archetype: QUESTION_BANK.archetypes.find(({ id }) => id === kind) ?? null,
    names: wholeWords(words),
  }));

const STUDIED = new Set(['drug', 'diagnostic-test', 'medical-device', 'material-or-chemistry', 'carbon']);

/** Whether what a startup makes must be shown to work in a study before anybody uses it. */
export const isStudied = (startup: KnownStartup): boolean =>
  startup.text !== '' && STUDIED.has(businessKind(startup)?.id ?? '');

const anyOf = (words: readonly string[]): RegExp =>
  wholeWords([String.raw`(?:${words.map(escaped).join('|')})(?:e?s)?`]);
const escaped = (word: string): string => word.replace(/[.+]/g, String.raw`\$&`);
const WORDS_OF: ReadonlyMap<string, RegExp> = new Map(
  QUESTION_BANK.archetypes.map(({ id, sure, likely }) => [id, anyOf([...sure, ...likely])]),
);

/** Whether the words of a trade stand in more than an aside. */
function isOfWhole({ id }: Archetype, text: string): boolean {
  const words = [WORDS_OF.get(id), ...TRADES.filter(({ archetype }) => archetype?.id === id).map(({ names }) => names)];
  return isMoreThanAside(text, (sentence) => words.some((pattern) => pattern?.test(sentence) === true));
}

/** Whoever sells to private people. */
const PRIVATE = new RegExp(
  String.raw`\b(?:people|parents?|famil(?:y|ies)|men|women|kids|children|students?|owners|consumers?|shoppers?|buyers?|households|fans|` +
    String.raw`runners|players|adults|guests|travell?ers|collectors)\b`,
  'i',
);
/** To whom these sell: others name an office or a court that their customers have to do with. */
const SOLD_TO: Readonly<Record<string, RegExp>> = {
  government: new RegExp(
    String.raw`\b(?:governments?|agenc(?:y|ies)|municipal\w{0,8}|cit(?:y|ies)|towns?|count(?:y|ies)|councils?|states?|public|ministr\w{1,4}|` +
      String.raw`departments?|districts?|courts?|police|fire|armed|authorit\w{1,4}|clerks?|utilit\w{1,4}|schools?)\b`,
    'i',
  ),
  farming: new RegExp(
    String.raw`\b(?:farm\w{0,5}|grow(?:ers?|ing)|agri\w{1,12}|herd\w{0,4}|ranch\w{0,4}|orchard\w{0,6}|vineyards?|winer(?:y|ies)|dair(?:y|ies)|` +
      String.raw`breeders?|shepherds?|cattle|greenhouses?|nurseries|hatcheries|co-?op\w{0,8}|estates?)\b`,
    'i',
  ),
  accounting:
    /\b(?:account(?:ants?|ing)|bookkeep\w{2,4}|tax|firms?|freelanc\w{2,4}|self-employed|traders|business(?:es)?|companies|owners)\b/i,
  school:
    /\b(?:schools?|teachers?|universit\w{1,4}|colleges?|students?|pupils?|parents?|famil(?:y|ies)|kindergartens?|learners?)\b/i,
  'consumer-hardware': PRIVATE,
  'food-brand': PRIVATE,
  'online-shop': PRIVATE,
  resale: PRIVATE,
  legal:
    /\b(?:law|lawyers?|attorneys?|counsels?|solicitors?|barristers?|notar(?:y|ies)|paralegals?|legal|clients?|tenants?|people|consumers?|compan(?:y|ies))\b/i,
};
/** Whoever has the trouble may buy what is made, where nobody surely does. */
const isOfOthersTrouble = (kind: Archetype, { problem }: KnownStartup): boolean =>
  readParties(readPitch(problem)).some(
    ({ name, roles }) => (roles.has('hasTrouble') || roles.has('opens')) && isOfOtherCustomers(kind, name),
  );
const isOfItsCustomers = (kind: Archetype, startup: KnownStartup): boolean => {
  const { customer, basis } = startup;
  // Violins are rented out to pupils of many schools by shops.
  if (kind.id === 'school' && basis.targetUser !== 'Students/educators' && customer === basis.targetUser) return false;
  if (customer === null) return kind.id !== 'school' && !isOfOthersTrouble(kind, startup);
  return (
    customer === basis.targetUser || ((SOLD_TO[kind.id]?.test(customer) ?? true) && !isOfOtherCustomers(kind, customer))
  );
};

/** "A grain elevator at harvest": words that say that it is another trade beside this one. */
const isOfNeighbor = (archetype: Archetype | null, text: string): boolean =>
  archetype?.unless !== undefined && anyOf(archetype.unless).test(text);

/** What whoever is asked of a trade has to do itself: software over robots has no hardware, and a register of deaths for credit unions lends nothing. */
const DOES_ITSELF: Readonly<Record<string, RegExp>> = {
  lending: LENDS_ITSELF,
  insurance: new RegExp(
    String.raw`\b(?:we|our (?:platform|app|company)) (?:insure|cover|underwrite|sell (?:cover|insurance|policies))\b` +
      String.raw`|\bour (?:[\p{L}-]{2,15} )?(?:polic(?:y|ies)|cover|premiums?)\b` +
      String.raw`|\b(?:an?|the) (?:[\p{L}-]{2,15} ){0,2}(?:policy|insurance):|\b(?:policyholders?|insured) pays?\b|\bcarries the risk\b`,
    'iu',
  ),
  robot: new RegExp(
    String.raw`\b(?:we|and) (?:build|make|built|made|rent|lease|sell|deploy|operate|develop) [^.;!?]{0,60}\b(?:robots?|arms?|grippers?|machines?|vehicles?)\b` +
      String.raw`|\bour (?:[\p{L}\d-]{1,15} ){0,3}(?:robots?|arms?|grippers?|machines?)\b|\b(?:is|builds?|makes?` +
      String.raw`|an?) (?:an? )?(?:[\p{L}\d-]{1,15} ){0,3}(?:robot|arm|gripper)\b(?! vendors?)` +
      String.raw`|\bthe robot \p{Ll}{2,15}s\b`,
    'iu',
  ),
};
const doesItself = ({ id }: Archetype, text: string): boolean => DOES_ITSELF[id]?.test(text) ?? true;

/** Whose questions are none of those who sell software to them. */
const OF_MONEY_FIRMS: ReadonlySet<string> = new Set(['lending', 'insurance', 'payments']);

/** Where people learn to drive or to dance nobody decides once a year. */
const OF_NO_SCHOOLS = new RegExp(
  String.raw`\b(?:driving|dance|dancing|riding|flight|flying|cooking|sailing|ski|diving|beauty|barber|samba|surf|swim\w{0,5}|yoga|sewing)` +
    String.raw` (?:schools?|academ(?:y|ies))\b`,
  'i',
);
/** Who buys the invoices of carriers finds no loads, and who sells to lenders lends nothing. */
const isOfNamesake = ({ id }: Archetype, text: string): boolean =>
  (id === 'freight' && LENDS_ITSELF.test(text)) ||
  (id === 'school' && OF_NO_SCHOOLS.test(text)) ||
  (OF_MONEY_FIRMS.has(id) && sellsToMoneyFirms(text));

const SHORT_CHARS = 300;
/** A word of a trade stands in many stories: it is theirs where those who buy are called by it, or where little else is told. */
function sureWords({ customer, description, text }: KnownStartup): string {
  if (customer !== null) return customer;
  return text.length < SHORT_CHARS ? description || text : '';
}

/** The kind of business that a founder's words are about; null where they do not say, or name it in passing only. */
export function businessKind(startup: KnownStartup): Archetype | null {
  // Whose trouble it is, or from whom it comes, may be of another trade.
  const text = startup.description === '' ? startup.text : startup.description;
  const ofTrade = TRADES.find(
    ({ names, archetype }) => names.test(sureWords(startup)) && !isOfNeighbor(archetype, text),
  );
  const kind = archetypeOf(readingOf(startup).tokens) ?? ofTrade?.archetype ?? null;
  if (kind === null || !isAboutIt(kind, startup.text) || !doesItself(kind, startup.text)) return null;
  if (isOfNamesake(kind, startup.text)) return null;
  return isOfWhole(kind, startup.text) && isOfItsCustomers(kind, startup) ? kind : null;
}
