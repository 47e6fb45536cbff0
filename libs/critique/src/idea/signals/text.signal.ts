import { IDEA_TEXT_FIELDS, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { measureBenefit } from '../../pitch/signals/benefit.signal.js';
import { measureClaims } from '../../pitch/signals/claim.signal.js';
import { measureCustomer } from '../../pitch/signals/customer.signal.js';
import { measureDetail } from '../../pitch/signals/detail.signal.js';
import { measureInsight } from '../../pitch/signals/insight.signal.js';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { VAGUE_HEADS } from '../../lexicon/customers.js';
import { GENERIC_PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { concreteVerbs } from '../../text/grammar/verb.js';
import { measureLexiconHits } from '../../engine/lexicon-hits.js';
import { contentWords, type PitchText } from '../../engine/read-text.js';
import { inField, type IdeaText, type IdeaFeature } from './idea-text.js';
import { feature } from '../../engine/feature.js';
import type { IdeaFeatureId } from '../feature-registry.js';

interface Found {
  readonly value: number;
  readonly spans: readonly Span[];
}

const MAX_BRIEF_WORDS = 40;
const MAX_PROBLEM_WORDS = 30;

const found = (spans: readonly Span[]): Found => ({ value: spans.length, spans });

/** Nouns a camera could film: things, people and places, not ideas. */
function things({ tokens }: PitchText): Span[] {
  return tokens.filter(
    ({ kind, pos, proper, lemma }) =>
      kind === 'word' &&
      pos === 'NOUN' &&
      !proper &&
      !isAbstractNoun(lemma) &&
      !GENERIC_PRODUCT_NOUNS.has(lemma) &&
      !VAGUE_HEADS.has(lemma),
  );
}

/** Verbs that say what is done. */
function deeds({ tokens }: PitchText): Span[] {
  return concreteVerbs(tokens).flatMap((index) => tokens[index] ?? []);
}

const KINDS = ['buzz', 'vague', 'hype', 'hedge', 'aiHype'] as const;

function measureField(text: PitchText): [IdeaFeatureId, Found][] {
  const detail = measureDetail(text);
  const customer = measureCustomer(text);
  const insight = measureInsight(text);
  const hits = measureLexiconHits(text);
  return [
    ['detail.numbers', found(detail.goodNumbers)],
    ['detail.named', found(text.tokens.filter(({ proper }) => proper))],
    ['customer.grade', { value: customer.grade, spans: customer.spans }],
    ['insight.tradeWords', found(insight.domainNouns)],
    ['insight.facts', found(insight.insight)],
    ['picture.things', found(things(text))],
    ['picture.deeds', found(deeds(text))],
    ['problem.hurts', found(measureBenefit(text).problem)],
    ['claims.alone', found(measureClaims(text).claims)],
    ...KINDS.map((name): [IdeaFeatureId, Found] => [
      `load.${name}`,
      { value: hits[name].weight, spans: hits[name].spans },
    ]),
  ];
}

const wordsOf = ({ tokens }: PitchText): number => contentWords(tokens).length;

/** What the house's signals for pitches find in the two fields, and how much of the problem can be pictured. */
export function textFeatures({ fields }: IdeaText): IdeaFeature[] {
  const byField = IDEA_TEXT_FIELDS.map((field) => ({ field, measured: new Map(measureField(fields[field])) }));
  const ids = [...(byField[0]?.measured.keys() ?? [])];
  const joined = ids.map((id) => {
    const parts = byField.map(({ field, measured }) => ({ field, ...measured.get(id) }));
    const values = parts.map(({ value = 0 }) => value);
    const spans: IdeaSpan[] = parts.flatMap((part) => inField(part.field, part.spans ?? []));
    const sum = values.reduce((total, value) => total + value, 0);
    return feature(id, id === 'customer.grade' ? Math.max(...values) : sum, spans);
  });
  const problemThings = inField('problem', byField[1]?.measured.get('picture.things')?.spans ?? []);
  return [
    ...joined,
    feature('size.briefWords', Math.min(wordsOf(fields.ideaBrief), MAX_BRIEF_WORDS)),
    feature('size.problemWords', Math.min(wordsOf(fields.problem), MAX_PROBLEM_WORDS)),
    feature('picture.problem', problemThings.length, problemThings),
  ];
}
