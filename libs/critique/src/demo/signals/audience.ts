import { NOT_A_PERSON, OBJECT_HEADS } from '../../lexicon/customers.js';
import { tokenSpan, type Token } from '../../text/tokens/token.js';
import type { Span } from '@playbook/contracts/core/span.schema';

/** Words behind which those stand whom a product is for. */
const BEFORE = /^(?:for|help|helps|let|lets|tell|tells|give|gives|warn|warns|show|shows|offer|offers|to)$/;
const PAYS = /^(?:pay|pays|paid|paying|use|uses|rent|rents|buy|buys|bought)$/;
const IS = /^(?:is|are|was|were|have|has)$/;
const SOMEBODY = /^(?:people|anyone|anybody|somebody|someone|those|everyone|everybody)$/;
const NARROWED = /^(?:who|with|whose)$/;
const REACH_TOKENS = 5;
/** What is counted or paid, and nobody. */
const NO_AUDIENCE = new Set(
  `year month week day hour minute second night season dollar euro pound cent percent thing reason way example page photo
  price time number point word hundred thousand million`.split(/\s+/),
);

const isModifier = ({ pos }: Token): boolean => /^(?:ADJ|DET|NUM|NOUN|PROPN|VERB)$/.test(pos);

/** A plural with which a sentence begins may be tagged as a name: "Sawmills pay forty euros". */
const isNoun = ({ pos, sentenceInitial, lower }: Token): boolean =>
  pos === 'NOUN' || (pos === 'PROPN' && sentenceInitial && lower.endsWith('s'));

const isPlural = ({ pos, lower, lemma }: Token): boolean =>
  pos === 'NOUN' &&
  lower.endsWith('s') &&
  !lower.endsWith('ss') &&
  ![lemma, lower.slice(0, -1)].some(
    (word) => NO_AUDIENCE.has(word) || OBJECT_HEADS.has(word) || NOT_A_PERSON.has(word),
  );

/** The plural noun with which a phrase ends: "for small ferry lines". */
function headFrom(tokens: readonly Token[], from: number): Token | null {
  let head: Token | null = null;
  for (const token of tokens.slice(from, from + REACH_TOKENS)) {
    if (!isModifier(token)) break;
    if (isPlural(token)) head = token;
    else if (head !== null) break;
  }
  return head;
}

const singular = ({ lower, lemma }: Token): string => (lemma === lower ? lower.replace(/s$/, '') : lemma);

/** Those whom a sentence names as customers, in the singular: "tells small ferry lines" and "six ferry lines pay us" name lines. */
export function customersIn(tokens: readonly Token[], saysWhat: boolean): string[] {
  return tokens.flatMap((token, at) => {
    const next = IS.test(tokens[at + 1]?.lower ?? '') ? tokens[at + 2] : tokens[at + 1];
    if (isNoun(token) && next !== undefined && PAYS.test(next.lower) && !NO_AUDIENCE.has(singular(token)))
      return [singular(token)];
    const head = saysWhat && BEFORE.test(token.lower) ? headFrom(tokens, at + 1) : null;
    return head === null ? [] : [singular(head)];
  });
}

/** Where a sentence names somebody who is known as a customer, or narrows people down: "anyone who runs a choir". */
export function audienceIn(tokens: readonly Token[], customers: ReadonlySet<string>): Span[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next !== undefined && SOMEBODY.test(token.lower) && NARROWED.test(next.lower)) return [tokenSpan(token, next)];
    return isNoun(token) && customers.has(singular(token)) ? [{ start: token.start, end: token.end }] : [];
  });
}
