import { IDEA_TEXT_FIELDS, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/shared/span.schema';
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

type Measured = Readonly<Record<string, { readonly value: number; readonly spans: readonly Span[] }>>;

const found = (spans: readonly Span[]): Measured[string] => ({ value: spans.length, spans });

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

function measureField(text: PitchText): Measured {
  const detail = measureDetail(text);
  const customer = measureCustomer(text);
  const insight = measureInsight(text);
  const lexiconHits = measureLexiconHits(text);
  return {
    'detail.numbers': found(detail.goodNumbers),
    'detail.named': found(text.tokens.filter(({ proper }) => proper)),
    'customer.grade': { value: customer.grade, spans: customer.spans },
    'insight.tradeWords': found(insight.domainNouns),
    'insight.facts': found(insight.insight),
    'picture.things': found(things(text)),
    'picture.deeds': found(deeds(text)),
    'problem.hurts': found(measureBenefit(text).problem),
    'claims.alone': found(measureClaims(text).claims),
    ...Object.fromEntries(
      (['buzz', 'vague', 'hype', 'hedge', 'aiHype'] as const).map((name) => [
        `load.${name}`,
        { value: lexiconHits[name].weight, spans: lexiconHits[name].spans },
      ]),
    ),
    'size.words': { value: contentWords(text.tokens).length, spans: [] },
  };
}

/** What the house's signals for pitches find in the two fields. */
export function textFeatures(idea: IdeaText): IdeaFeature[] {
  const byField = IDEA_TEXT_FIELDS.map((field) => ({ field, measured: measureField(idea.fields[field]) }));
  const names = Object.keys(byField[0]?.measured ?? {});
  const joined = names.map((id) => {
    const parts = byField.map(({ field, measured }) => ({ field, ...measured[id] }));
    const values = parts.map(({ value = 0 }) => value);
    const spans: IdeaSpan[] = parts.flatMap((part) => inField(part.field, part.spans ?? []));
    return { id, value: id === 'customer.grade' ? Math.max(...values) : values.reduce((a, b) => a + b, 0), spans };
  });
  const words = (field: 'ideaBrief' | 'problem'): number =>
    byField.find((one) => one.field === field)?.measured['size.words']?.value ?? 0;
  return [
    ...joined.filter(({ id }) => id !== 'size.words'),
    { id: 'size.briefWords', value: Math.min(words('ideaBrief'), 40), spans: [] },
    { id: 'size.problemWords', value: Math.min(words('problem'), 30), spans: [] },
    ...problemThings(byField[1]?.measured['picture.things']?.spans ?? []),
  ];
}

/** How much of the problem can be pictured. */
function problemThings(spans: readonly Span[]): IdeaFeature[] {
  return [{ id: 'picture.problem', value: spans.length, spans: inField('problem', spans) }];
}
