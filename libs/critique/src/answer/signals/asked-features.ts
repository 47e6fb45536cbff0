import type { Span } from '@playbook/contracts/core/span.schema';
import { feature } from '../../engine/feature.js';
import { readPatterns } from '../../lexicon/read-patterns.js';
import { PatternLists } from '../../text/search/squeezed-text.js';
import type { AnswerText } from './answer-text.js';
import type { ExpectationId } from '../expectations/expectations.js';
import { FIELD_EXPECTATIONS } from '../expectations/field-expectations.js';
import { FIELD_FAULTS } from './answer-cues.js';
import { counted, distinct, distinctMatches, spanOf, type AnswerFeature } from './measured.js';

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

const namesIn = (answer: AnswerText): Span[] => answer.tokens.filter(({ proper }) => proper).map(spanOf);

/** Where a text says something that is asked for, in words that earn something. */
export function spansOfAsked(id: ExpectationId, answer: AnswerText): Span[] {
  const patterns = SAID[id];
  return patterns === undefined ? namesIn(answer) : distinctMatches(answer.squeezed, patterns);
}

const NO_PATTERNS: readonly RegExp[] = [];

/** What each question asks for, by field, with the search for all of it. */
const ASKED: ReadonlyMap<string, { readonly ids: readonly ExpectationId[]; readonly patterns: PatternLists }> = new Map(
  Object.entries(FIELD_EXPECTATIONS).map(([fieldId, ids = []]) => [
    fieldId,
    { ids, patterns: new PatternLists(ids.map((id) => SAID[id] ?? NO_PATTERNS)) },
  ]),
);

/** What the question asks for, the most important first, and what of it is there. */
export function askedThings(fieldId: string, answer: AnswerText): AskedThing[] {
  const asked = ASKED.get(fieldId);
  if (asked === undefined) return [];
  const found = asked.patterns.spansIn(answer.squeezed);
  return asked.ids.map((id, index) => ({
    id,
    spans: SAID[id] === undefined ? namesIn(answer) : distinct(found[index] ?? []),
  }));
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
