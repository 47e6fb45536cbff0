import { readModel } from '../../engine/read-model.js';
import type { Token } from '../../text/tokens/token.js';
import { clauseAfter } from './clause-after.js';

/** What is known of where sentences begin: fitted to texts with stops by `npm run engine:fit -- --kind talk`. */
export interface StartsModel {
  /** Words that are told apart; of others only the part of speech counts. */
  readonly words: readonly string[];
  /** Hundredths of log-odds that a sentence begins, by feature. */
  readonly weights: Readonly<Record<string, number>>;
}

const PER_UNIT = 100;
/** A sentence begins where the log-odds are above this: a missed beginning costs more than one too many. */
const MIN_LOG_ODDS = -1;
const LENGTHS = [1, 2, 3, 5, 8, 12, 18, 26] as const;
const SUBORDINATE =
  /^(?:if|when|because|before|after|since|while|as|until|although|though|once|unless|whenever|where|wherever)$/;
const JOINING = /^(?:and|but|so|then)$/;
const OPENER =
  /^(?:that|which|who|whose|whom|what|where|when|why|how|if|whether|because|until|while|since|before|after|so|than|as|unless|once)$/;
const NUMBER_WORDS = new Set(
  `a one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion and`.split(/\s+/),
);
const MAX_BALANCE = 2;
const MAX_VERBS = 3;

const isVerb = ({ pos }: Token): boolean => pos === 'VERB' || pos === 'AUX';

/** What stands between the beginning of a sentence and a place in it. */
export interface SentenceSoFar {
  readonly words: number;
  readonly verbs: number;
  /** Words that open a clause. */
  readonly openers: number;
  readonly first: string;
}

const NOTHING_YET: SentenceSoFar = { words: 0, verbs: 0, openers: 0, first: '' };

/** The same with one word more. */
export const withWord = (
  { words, verbs, openers, first }: SentenceSoFar | undefined = NOTHING_YET,
  token: Token,
): SentenceSoFar => ({
  words: words + 1,
  verbs: verbs + Number(isVerb(token)),
  openers: openers + Number(OPENER.test(token.lower)),
  first: words === 0 ? token.lower : first,
});

function wordClass(token: Token | undefined, known: ReadonlySet<string>): string {
  if (token === undefined) return '#';
  if (token.kind === 'number') return 'NUM';
  if (known.has(token.lower)) return token.lower;
  const ending = /(?:ed|ing|s)$/.exec(token.lower)?.[0] ?? '';
  return token.pos + ending;
}

const tagOf = (token: Token | undefined): string => token?.pos ?? '#';
const lengthOf = (words: number): number => LENGTHS.findLast((length) => words >= length) ?? 0;

/** What the words around a place say. */
function featuresOfWords(tokens: readonly Token[], at: number, known: ReadonlySet<string>): string[] {
  const [before2, before, own, next, next2] = [-2, -1, 0, 1, 2].map((step) => tokens[at + step]);
  const [b, o, n] = [wordClass(before, known), wordClass(own, known), wordClass(next, known)];
  const [tb2, tb, to, tn] = [tagOf(before2), tagOf(before), tagOf(own), tagOf(next)];
  const verbIn = tokens.slice(at, at + 5).findIndex(isVerb);
  const clause = clauseAfter(tokens, at);
  return [
    `a ${b}`,
    `b ${o}`,
    `c ${n}`,
    `d ${wordClass(before2, known)}`,
    `e ${tb2} ${tb}`,
    `f ${to} ${tn}`,
    `g ${to} ${tn} ${tagOf(next2)}`,
    `h ${tb} ${to}`,
    `i ${tb} ${o}`,
    `j ${b} ${to}`,
    `k ${o} ${n}`,
    `l ${tb2} ${tb} ${to}`,
    `m ${verbIn}`,
    `n ${o} ${verbIn}`,
    `o ${clause}`,
    `p ${clause} ${tb}`,
    `q ${clause} ${b}`,
    `r ${clause} ${o}`,
    `s ${clause} ${tb2} ${tb}`,
  ];
}

function openingOf({ first }: SentenceSoFar): string {
  if (SUBORDINATE.test(first)) return 'sub';
  return JOINING.test(first) ? 'conj' : '-';
}

/** What speaks for and against a sentence that begins at a word, behind what was said since the last one began. */
export function startFeatures(
  tokens: readonly Token[],
  at: number,
  so: SentenceSoFar,
  known: ReadonlySet<string>,
): string[] {
  const clause = clauseAfter(tokens, at);
  const balance = Math.max(-MAX_BALANCE, Math.min(MAX_BALANCE, so.verbs - so.openers));
  const verbs = Math.min(MAX_VERBS, so.verbs);
  const any = Math.min(1, so.verbs);
  const length = lengthOf(so.words);
  const opening = openingOf(so);
  const own = tokens[at];
  return [
    'bias',
    ...featuresOfWords(tokens, at, known),
    `t ${length}`,
    `u ${verbs}`,
    `v ${any} ${tagOf(own)}`,
    `w ${any} ${length}`,
    `x ${balance} ${clause}`,
    `y ${balance} ${opening} ${clause}`,
    `z ${opening} ${verbs} ${clause}`,
    `A ${balance} ${tagOf(tokens[at - 1])} ${clause}`,
    `B ${Math.min(2, verbs)} ${wordClass(own, known)}`,
  ];
}

/** Log-odds that a sentence begins, by the features; in units of the model. */
const sumOf = (features: readonly string[], weights: ReadonlyMap<string, number>): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0) / PER_UNIT;

/** "two hundred and six" is one number. */
const isWithinNumber = (tokens: readonly Token[], at: number): boolean =>
  NUMBER_WORDS.has(tokens[at - 1]?.lower ?? '') && NUMBER_WORDS.has(tokens[at]?.lower ?? '');

/** Finds where sentences begin in words that nobody punctuated. */
export class SentenceStarts {
  private readonly known: ReadonlySet<string>;
  private readonly weights: ReadonlyMap<string, number>;

  constructor({ words, weights }: StartsModel) {
    this.known = new Set(words);
    this.weights = new Map(Object.entries(weights));
  }

  /**
   * Indexes of the tokens with which sentences begin; 0 is among them. From left to right, in time proportional to the tokens.
   * @param tokens Words in small letters, tagged, without punctuation
   * @param pauseAt Log-odds that a silence before a word adds
   */
  in(tokens: readonly Token[], pauseAt: (token: Token) => number = () => 0): number[] {
    const starts = [0];
    let so = NOTHING_YET;
    tokens.forEach((token, at) => {
      if (at > 0 && !isWithinNumber(tokens, at)) {
        const odds = sumOf(startFeatures(tokens, at, so, this.known), this.weights) + pauseAt(token);
        if (odds > MIN_LOG_ODDS) {
          starts.push(at);
          so = NOTHING_YET;
        }
      }
      so = withWord(so, token);
    });
    return starts;
  }
}

export const STARTS_MODEL_FILE = new URL('./sentence-starts.json', import.meta.url);

let fitted: SentenceStarts | undefined;
/** The fitted finder; its model is read when the first talk without stops comes. */
export const sentenceStarts = (): SentenceStarts =>
  (fitted ??= new SentenceStarts(readModel<StartsModel>(STARTS_MODEL_FILE)));
