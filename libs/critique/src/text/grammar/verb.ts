import { CONCRETE_VERBS, EMPTY_VERBS } from '../../lexicon/verbs.js';
import { oncePer } from '../once-per.js';
import { startsVerbPhrase } from './noun-phrase.js';
import type { Token } from '../tokens/token.js';

const SUBJECTS = new Set('we i it they you that which who to and or us them users'.split(' '));

/** Base form of a verb the tagger took for a noun: "fills" is "fill", "ships" is "ship". */
function baseForm(token: Token): string | null {
  const { lemma, lower } = token;
  if (CONCRETE_VERBS.has(lemma)) return lemma;
  if (CONCRETE_VERBS.has(lower)) return lower;
  if (!lower.endsWith('s')) return null;
  const forms = [lower.slice(0, -1), lower.endsWith('es') ? lower.slice(0, -2) : lower];
  return forms.find((form) => CONCRETE_VERBS.has(form)) ?? null;
}

function standsWhereVerbsStand(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  const previous = tokens[index - 1];
  if (token === undefined || next === undefined) return false;
  const objectFollows = /^(?:DET|NOUN|PROPN|ADJ|NUM|PRON)$/.test(next.pos) && next.lower !== 'that';
  if (token.sentenceInitial) return objectFollows && (token.lemma === token.lower ? next.pos !== 'PROPN' : true);
  if (startsVerbPhrase(tokens, index)) return true;
  return previous !== undefined && SUBJECTS.has(previous.lower) && token.pos !== 'PROPN';
}

/** True when the token is used as a verb. */
export function isVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || token.kind !== 'word') return false;
  if (token.pos === 'VERB') return true;
  return (
    (token.pos === 'NOUN' || token.pos === 'ADJ') && baseForm(token) !== null && standsWhereVerbsStand(tokens, index)
  );
}

/** The lemma of a verb token, also where the tagger took it for a noun. */
export function verbLemma(token: Token): string {
  return token.pos === 'VERB' ? token.lemma : (baseForm(token) ?? token.lemma);
}

/** A participle that only describes a noun ("rented by the day", "growing teams") is not what the company does. */
function isAttributive(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  const previous = tokens[index - 1];
  const token = tokens[index];
  if (token === undefined || !/(?:ed|ing)$/.test(token.lower)) return false;
  return (
    next?.pos === 'NOUN' &&
    (previous === undefined || /^(?:DET|ADJ|ADP)$/.test(previous.pos)) &&
    token.lower.endsWith('ed')
  );
}

function isConcreteVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || !isVerb(tokens, index) || isAttributive(tokens, index)) return false;
  return !EMPTY_VERBS.has(verbLemma(token));
}

/** Indexes of the verbs that say what is done: concrete, not empty (signal S6). Several signals ask for those of one text. */
export const concreteVerbs = oncePer((tokens: readonly Token[]): readonly number[] => {
  const found: number[] = [];
  for (let index = 0; index < tokens.length; index += 1) if (isConcreteVerb(tokens, index)) found.push(index);
  return found;
});
