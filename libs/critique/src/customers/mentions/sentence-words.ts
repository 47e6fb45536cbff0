import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_PATTERNS } from '../customer-patterns.js';

/** Words that a place stands behind. */
export const PLACE_LEADS: ReadonlySet<string> = new Set(['in', 'across', 'near', 'around', 'at', 'from']);
const REACH_TOKENS = 10;

export const lowerAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? '';

export const isSameSentence = (tokens: readonly Token[], one: number, other: number): boolean =>
  tokens[one] !== undefined && tokens[one].sentence === tokens[other]?.sentence;

/** Whether a word is one of some verbs in any of its forms, also where the tagger took a short one for a noun. */
export function isVerbOf(verbs: ReadonlySet<string>, token: Token | undefined): boolean {
  if (token === undefined) return false;
  const { lemma, lower } = token;
  const stems = [
    lower.replace(/s$/, ''),
    lower.replace(/ing$/, ''),
    lower.replace(/ing$/, 'e'),
    lower.replace(/e?d$/, ''),
  ];
  return [lemma, lower, ...stems, lower.replace(/d$/, '')].some((form) => verbs.has(form));
}

const isSkipped = ({ pos, lower }: Token): boolean =>
  pos === 'DET' || pos === 'NUM' || CUSTOMER_PATTERNS.skipped.test(lower);

/** Index of the word in front of a name that says something of it: articles, numbers and the like are passed over. */
export function leadOf(tokens: readonly Token[], first: number): number {
  let at = first - 1;
  for (let token = tokens[at]; token !== undefined && isSkipped(token); token = tokens[at]) at -= 1;
  return at;
}

/** The words of the same sentence before an index, the ten nearest. */
export const wordsBefore = (tokens: readonly Token[], index: number): readonly Token[] =>
  tokens.slice(Math.max(0, index - REACH_TOKENS), index).filter(({ sentence }) => sentence === tokens[index]?.sentence);

/** The words of the same sentence from an index on, the ten nearest. */
export const wordsFrom = (tokens: readonly Token[], index: number): readonly Token[] =>
  tokens.slice(index, index + REACH_TOKENS).filter(({ sentence }) => sentence === tokens[index]?.sentence);

/** "Customers are chapati kiosks", "buyers will be daughters", "buyers: moving companies": whether whoever stands behind a word is called a customer. */
export function isCalledCustomer(tokens: readonly Token[], lead: number): boolean {
  const verb = lowerAt(tokens, lead) === 'be' && lowerAt(tokens, lead - 1) === 'will' ? lead - 1 : lead;
  return (
    /^(?:are|were|will|:)$/.test(lowerAt(tokens, verb)) &&
    CUSTOMER_PATTERNS.customersAre.test(lowerAt(tokens, verb - 1))
  );
}
