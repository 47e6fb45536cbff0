import { COMPOUND_SEGMENTS, SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import type { Token } from '../../text/tokens/token.js';
import { HOUSEHOLD_NAMES } from '../../lexicon/names.js';
import { QUESTION_BANK, type Archetype } from './question-bank.js';

const SURE_POINTS = 3;
/** One word that is sure, or four that are likely; more where there are more words that may be there by chance. */
const MIN_POINTS = 3;
const MIN_POINTS_OF_LIKELY = 4;
const TOKENS_A_POINT = 60;
/** How much more than the next kind, or the words may be of either. */
const MARGIN_POINTS = 2;

interface Mention {
  readonly archetype: Archetype;
  readonly points: number;
}

/** Terms of a word or two, with the kinds of business that they are mentions of. */
interface Terms {
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
  /** First words of the terms of two. */
  readonly firstWords: ReadonlySet<string>;
}

function indexed(): Terms {
  const index = new Map<string, Mention[]>();
  const add = (term: string, mention: Mention): void => {
    index.set(term, [...(index.get(term) ?? []), mention]);
  };
  for (const archetype of QUESTION_BANK.archetypes) {
    for (const term of archetype.sure) add(term, { archetype, points: SURE_POINTS });
    for (const term of archetype.likely) add(term, { archetype, points: 1 });
    // They are mentions of no kind, and looked for all the same.
    for (const term of archetype.unless ?? []) index.set(term, index.get(term) ?? []);
  }
  const pairs = [...index.keys()].filter((term) => term.includes(' '));
  return { mentions: index, firstWords: new Set(pairs.map((term) => term.slice(0, term.indexOf(' ')))) };
}

let known: Terms | undefined;

/** What software is called. With these a text about panels or pills is of software about them, unless a sure word says otherwise. */
const SOFTWARE = new Set([
  'software',
  'app',
  'platform',
  'tool',
  'dashboard',
  'api',
  'database',
  'marketplace',
  'website',
  'saas',
  'github',
  'sdk',
  'copilot',
  'firmware',
]);

/** Points by kind of business, and which kinds a word says for sure. */
interface Tally {
  readonly points: Map<Archetype, number>;
  readonly sure: Set<Archetype>;
}

function tallyOf(terms: ReadonlySet<string>, { mentions }: Terms): Tally {
  const tally: Tally = { points: new Map(), sure: new Set() };
  for (const term of terms) {
    for (const { archetype, points } of mentions.get(term) ?? []) {
      tally.points.set(archetype, (tally.points.get(archetype) ?? 0) + points);
      if (points === SURE_POINTS) tally.sure.add(archetype);
    }
  }
  return tally;
}

const SETS_ASIDE_BEFORE = new Set(['instead', 'unlike', 'without', 'no', 'not', 'replaces', 'replacing', 'banned']);
const SETS_ASIDE_AFTER = new Set([
  'too',
  'not',
  'banned',
  'forbidden',
  'prohibited',
  'never',
  "can't",
  'cannot',
  'closed',
  'shut',
]);
const REACH_TOKENS = 3;
const DENIES = new Set(['not', "n't", 'never']);
const SELLS = new Set(['sell', 'do', 'trade', 'offer', 'buy', 'issue', 'fix', 'make', 'build', 'serve']);
/** "We don't sell carbon credits", "we can't fix your snack bar". */
const isNotSold = (before: readonly Token[]): boolean =>
  before.some(({ lemma }, at) => SELLS.has(lemma) && DENIES.has(before[at - 1]?.lower ?? ''));
const VISIT_REACH_TOKENS = 8;

/** "Duolingo for training", "it is like if Duolingo had a baby" teach no language: what is like a well-known name is of another trade. */
const isLikened = (tokens: readonly Token[], index: number): boolean =>
  HOUSEHOLD_NAMES.has(tokens[index]?.lower ?? '') &&
  (/^(?:for|of)$/.test(tokens[index + 1]?.lower ?? '') ||
    (tokens[index - 1]?.lower === 'if' && tokens[index - 2]?.lower === 'like'));

const TOOLS = new Set(['quickbooks', 'xero', 'excel', 'shopify', 'stripe', 'salesforce', 'slack']);
const LEADS_TO_TOOL = new Set(['in', 'into', 'on', 'to', 'with', 'from']);
/** "It turns into an invoice in QuickBooks": what something is handed to is the trade of nobody here. */
const isToolAround = (tokens: readonly Token[], index: number): boolean =>
  TOOLS.has(tokens[index]?.lower ?? '') && LEADS_TO_TOOL.has(tokens[index - 1]?.lower ?? '');

const VISITS = new Set(['eat', 'dine', 'visit', 'go', 'travel', 'shop', 'stay']);

/** "Diabetics who eat in restaurants": where customers go is another trade than whoever sells to them. */
function isVisited(tokens: readonly Token[], index: number): boolean {
  const { sentence } = tokens[index] ?? {};
  const before = tokens.slice(Math.max(0, index - VISIT_REACH_TOKENS), index);
  const clause = before.slice(
    before.findLastIndex((token) => token.pos === 'PUNCT' || token.sentence !== sentence) + 1,
  );
  const who = clause.findLastIndex(({ lower }) => lower === 'who');
  return who >= 0 && clause.slice(who).some(({ lemma }) => VISITS.has(lemma));
}

const ASK_REACH_TOKENS = 5;
const ASKS_AROUND = new Set(['phone', 'ring', 'call', 'ask']);
/** "Clerks phone around churches and restaurants": whoever is asked is of another trade. */
function isAskedAround(tokens: readonly Token[], index: number): boolean {
  const from = Math.max(1, index - ASK_REACH_TOKENS);
  return tokens
    .slice(from, index)
    .some(({ lower }, at) => lower === 'around' && ASKS_AROUND.has(tokens[from + at - 1]?.lemma ?? ''));
}

/** Named as what it is not, what it replaces or what nobody may use: "drones are not allowed". */
function isSetAside(tokens: readonly Token[], index: number): boolean {
  const within = ({ sentence }: Token): boolean => sentence === tokens[index]?.sentence;
  const before = tokens.slice(Math.max(0, index - REACH_TOKENS + 1), index).filter(within);
  const after = tokens.slice(index + 1, index + REACH_TOKENS).filter(within);
  return (
    isLikened(tokens, index) ||
    isToolAround(tokens, index) ||
    isVisited(tokens, index) ||
    isAskedAround(tokens, index) ||
    before.some(({ lower }) => SETS_ASIDE_BEFORE.has(lower)) ||
    isNotSold(tokens.slice(Math.max(0, index - 2 * REACH_TOKENS), index).filter(within)) ||
    after.some(({ lower }) => SETS_ASIDE_AFTER.has(lower))
  );
}

const HANDED_TO = new Set(['for', 'to']);
const CUSTOMER_REACH_TOKENS = 4;
const USES = new Set(['use', 'pay', 'buy', 'order', 'book', 'rent', 'hire']);

const isTrade = ({ lemma }: Token, previous: Token | undefined): boolean =>
  SEGMENT_HEADS.has(lemma) || VAGUE_HEADS.has(lemma) || COMPOUND_SEGMENTS.has(`${previous?.lower ?? ''} ${lemma}`);

/** "52 restaurants" are customers of whoever does not run them. */
const RUNS = new Set(['run', 'own', 'open', 'operate', 'our']);
const isCounted = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma !== tokens[index]?.lower &&
  [tokens[index - 1], tokens[index + 1]].some((next) => next !== undefined && /^\d/.test(next.text));

/** A trade that something is made for, or that is counted or says that it pays, by the index of the word that names it. */
function isNamedAsBuyer(tokens: readonly Token[], index: number, { sentence }: Token): boolean {
  const before = tokens.slice(Math.max(0, index - CUSTOMER_REACH_TOKENS), index);
  if (isCounted(tokens, index) && !before.some(({ lemma }) => RUNS.has(lemma))) return true;
  const lead = before.findLastIndex((token) => token.sentence === sentence && HANDED_TO.has(token.lower));
  const isNamed = before.slice(lead + 1).every(({ pos }) => pos !== 'VERB' && pos !== 'ADP' && pos !== 'PUNCT');
  const use = tokens.slice(index + 1, index + 1 + CUSTOMER_REACH_TOKENS).findIndex(({ lower }) => USES.has(lower));
  const us = use < 0 ? undefined : tokens[index + use + 2];
  return (lead >= 0 && isNamed) || us?.lower === 'us';
}

/** "Firewood delivered to restaurants", "law firms use us": a trade that buys is not the trade of whoever sells to it. */
function isBuyer(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  // "E-commerce brands" are named by the word behind.
  if (next?.kind === 'word' && next.lemma !== next.lower && isTrade(next, token)) return isBuyer(tokens, index + 1);
  return token !== undefined && isTrade(token, tokens[index - 1]) && isNamedAsBuyer(tokens, index, token);
}

/** Words and pairs of neighbours, as written and as their lemmas, as far as they are terms or what software is called. */
function termsOf(tokens: readonly Token[], { mentions, firstWords }: Terms, isLeftOut = isSetAside): Set<string> {
  const terms = new Set<string>();
  let own: string[] = [];
  const add = (term: string): void => {
    if (mentions.has(term) || SOFTWARE.has(term)) own.push(term);
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const [previous, token] = [tokens[index - 1], tokens[index]];
    if (token?.kind !== 'word') continue;
    add(token.lower);
    if (token.lemma !== token.lower) add(token.lemma);
    if (previous?.kind === 'word' && firstWords.has(previous.lower)) {
      add(`${previous.lower} ${token.lower}`);
      add(`${previous.lower} ${token.lemma}`);
    }
    if (own.length === 0) continue;
    if (!isLeftOut(tokens, index)) for (const term of own) terms.add(term);
    own = [];
  }
  return terms;
}

/** True where the kind is left with too few words once whoever buys is left out. */
function isOfBuyers(tokens: readonly Token[], kind: Archetype, least: number): boolean {
  known ??= indexed();
  const own = termsOf(tokens, known, (all, index) => isSetAside(all, index) || isBuyer(all, index));
  return (tallyOf(own, known).points.get(kind) ?? 0) < least;
}

/**
 * The kind of business that a text is about; null where its words do not say, or say two as much. A wrong question costs more than a
 * general one.
 */
export function archetypeOf(tokens: readonly Token[]): Archetype | null {
  known ??= indexed();
  const terms = termsOf(tokens, known);
  const { points, sure } = tallyOf(terms, known);
  const isSoftware = [...SOFTWARE].some((word) => terms.has(word));
  const [first, second] = [...points]
    .filter(([archetype]) => !(isSoftware && archetype.isMade === true && !sure.has(archetype)))
    .filter(([{ unless = [] }]) => !unless.some((word) => terms.has(word)))
    .toSorted(([, a], [, b]) => b - a);
  const fewest = first !== undefined && sure.has(first[0]) ? MIN_POINTS : MIN_POINTS_OF_LIKELY;
  const least = fewest + Math.floor(tokens.length / TOKENS_A_POINT);
  if (first === undefined || first[1] < least || first[1] < (second?.[1] ?? 0) + MARGIN_POINTS) return null;
  return first[0].isRun === true && !isSoftware && isOfBuyers(tokens, first[0], least) ? null : first[0];
}
