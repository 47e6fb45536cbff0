import type { Span } from '@playbook/contracts/core/span.schema';
import { feature } from '../../engine/feature.js';
import { readPatterns } from '../../lexicon/read-patterns.js';
import type { AnswerText } from './answer-text.js';
import type { ExpectationId } from '../expectations/expectations.js';
import { FIELD_EXPECTATIONS } from '../expectations/field-expectations.js';
import { FIELD_FAULTS } from './answer-cues.js';
import { counted, distinctMatches, spanOf, type AnswerFeature } from './measured.js';

/** How to see what is asked for, by the name of the expectation; names are found by the tagger and by no pattern. */
const SAID = readPatterns('answer-expectations');
const MAX_HITS = 12;
const MAX_HITS_EACH = 3;
const QUOTED_EACH = 2;

/** One thing the question asks for and where the answer has it. */
export interface AskedThing {
  readonly id: ExpectationId;
  readonly spans: readonly Span[];
}

function foundSpans(id: ExpectationId, answer: AnswerText): Span[] {
  const patterns = SAID[id];
  return patterns === undefined
    ? answer.tokens.filter(({ proper }) => proper).map(spanOf)
    : distinctMatches(answer.squeezed, patterns);
}

/** What the question asks for, the most important first, and what of it is there. */
export function askedThings(fieldId: string, answer: AnswerText): AskedThing[] {
  return (FIELD_EXPECTATIONS[fieldId] ?? []).map((id) => ({ id, spans: foundSpans(id, answer) }));
}

/** What spoils an answer to this question, lexicon terms included. */
export function faultsOf(fieldId: string, answer: AnswerText): Span[] {
  return distinctMatches(answer.plainSqueezed, FIELD_FAULTS[fieldId] ?? []);
}

/** How far the question is answered. */
export function askedFeatures(asked: readonly AskedThing[], faults: readonly Span[]): AnswerFeature[] {
  const present = asked.filter(({ spans }) => spans.length > 0);
  const first = asked[0]?.spans ?? [];
  const hits = asked.reduce((sum, { spans }) => sum + Math.min(MAX_HITS_EACH, spans.length), 0);
  const quoted = present.flatMap(({ spans }) => spans.slice(0, QUOTED_EACH));
  return [
    feature('asked.share', asked.length === 0 ? 0 : present.length / asked.length, quoted),
    counted('asked.first', first),
    feature('asked.hits', Math.min(MAX_HITS, hits), quoted),
    counted('spoils.count', faults),
  ];
}
