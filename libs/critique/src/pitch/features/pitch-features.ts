import type { Span } from '@playbook/contracts/core/span.schema';
import { PatternLists } from '../../text/search/squeezed-text.js';
import type { Token } from '../../text/tokens/token.js';
import type { LexiconHits } from '../../engine/lexicon-hits.js';
import type { PitchMeasurements } from '../signals/pitch-measurements.js';
import type { PitchText } from '../../engine/read-text.js';
import { buildFeatures } from './build-features.js';
import { CUES } from './cues.js';
import { counted as upTo, feature } from '../../engine/feature.js';
import { openingFeatures } from './opening-features.js';
import { tradeFeatures } from './trade-features.js';
import { featureId } from '../../engine/feature-registry.js';
import { PITCH_FEATURES, type PitchFeature, type PitchFeatureId } from '../feature-registry.js';

const MAX_COUNT = 4;
const MAX_LOAD_WEIGHT = 12;
const CUE_IDS = Object.keys(CUES).map((name) => featureId(PITCH_FEATURES, `cue.${name}`));
const CUE_PATTERNS = new PatternLists(Object.values(CUES));

const counted = (id: PitchFeatureId, spans: readonly Span[]): PitchFeature => upTo(id, spans, MAX_COUNT);

function rubricFeatures(signals: PitchMeasurements): PitchFeature[] {
  const { what, customer, detail, benefit, difference, insight, analogy, claims, structure } = signals;
  return [
    counted('what.lead', what.lead),
    counted('what.mainVerb', what.mainVerb),
    counted('what.object', what.object),
    counted('what.product', what.product),
    feature('customer.grade', customer.grade, customer.spans),
    counted('detail.numbers', detail.goodNumbers),
    counted('detail.named', detail.named),
    counted('detail.acronyms', detail.acronyms),
    counted('benefit.problem', benefit.problem),
    counted('benefit.outcome', benefit.outcome),
    feature('benefit.measured', Number(benefit.outcomeMeasured), benefit.outcome),
    feature('benefit.generic', Number(benefit.outcomeGeneric), benefit.outcome),
    counted('difference.alternative', difference.alternative),
    feature('difference.measured', Number(difference.alternativeMeasured), difference.alternative),
    counted('difference.mechanism', difference.mechanism),
    counted('insight.reason', insight.insight),
    feature('insight.measured', Number(insight.insightMeasured), insight.insight),
    counted('insight.whyNow', insight.whyNow),
    feature('insight.domainNouns', Math.min(insight.domainNouns.length, 8), insight.domainNouns),
    feature('analogy.alone', Number(analogy.alone), analogy.spans),
    feature('claims.noCompetition', Math.min(claims.noCompetition.length, 2), claims.noCompetition),
    feature('structure.ideas', structure.ideas),
    feature('structure.nounStack', structure.nounStack, structure.nounStackSpans),
    feature('structure.nominalShare', structure.nominalShare),
    feature('structure.fitsAnything', Number(signals.fitsAnything)),
    feature('offer.missing', Number(signals.statements.length > 0), signals.statements),
  ];
}

const load = (id: PitchFeatureId, { weight, spans }: LexiconHits): PitchFeature =>
  feature(id, Math.min(weight, MAX_LOAD_WEIGHT), spans);

/** Weights of lexicon terms: the model may only ever take points for them. */
function lexiconFeatures({ lexiconHits }: PitchMeasurements): PitchFeature[] {
  const { buzz, vague, hype, hedge, aiHype } = lexiconHits;
  return [
    load('load.buzz', buzz),
    load('load.vague', vague),
    load('load.hype', hype),
    load('load.hedge', hedge),
    load('load.aiHype', aiHype),
  ];
}

function sizeFeatures({ size }: PitchMeasurements, tokens: readonly Token[]): PitchFeature[] {
  // "two-year" and "two year" are the same length.
  const joined = tokens.filter(({ kind, proper, lower }) => kind === 'word' && !proper && lower.includes('-')).length;
  return [
    feature('size.words', size.contentWords + joined),
    feature('size.sentences', size.sentences),
    feature('size.wordsPerSentence', (size.contentWords + joined) / size.sentences),
  ];
}

/** Every measurement the model may read, absent ones left out (they count as 0). */
export function pitchFeatures(pitch: PitchText, signals: PitchMeasurements): PitchFeature[] {
  const features: PitchFeature[] = [];
  const add = (own: readonly PitchFeature[]): void => {
    for (const one of own) if (one.value !== 0) features.push(one);
  };
  add(rubricFeatures(signals));
  add(lexiconFeatures(signals));
  add(sizeFeatures(signals, pitch.tokens));
  for (const [cue, spans] of CUE_PATTERNS.spansIn(pitch.squeezed).entries())
    if (spans.length > 0) features.push(...CUE_IDS.slice(cue, cue + 1).map((id) => counted(id, spans)));
  add(buildFeatures(pitch.tokens));
  add(openingFeatures(pitch.tokens));
  add(tradeFeatures(pitch.tokens));
  return features;
}
