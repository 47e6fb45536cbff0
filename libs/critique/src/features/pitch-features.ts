import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { spansMatching } from '../text/flow.js';
import type { Token } from '../text/token.js';
import type { PitchMeasurements } from '../signals/pitch-signals.js';
import type { PitchText } from '../signals/pitch-text.js';
import { buildFeatures } from './build-features.js';
import { CUES } from './cues.js';
import type { Feature } from './feature.js';
import { wordFeatures } from './word-features.js';

const NO_SPANS: readonly Span[] = [];
const MAX_COUNT = 4;
const PARTS_OF_SPEECH = ['NOUN', 'VERB', 'ADJ', 'ADV', 'PRON', 'DET', 'ADP', 'AUX', 'PROPN', 'CCONJ'] as const;

const feature = (id: string, value: number, spans: readonly Span[] = NO_SPANS): Feature => ({ id, value, spans });
const counted = (id: string, spans: readonly Span[]): Feature => feature(id, Math.min(spans.length, MAX_COUNT), spans);

function rubricFeatures(signals: PitchMeasurements): Feature[] {
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
  ];
}

/** Loads of lexicon terms: the model may only ever take points for them. */
function loadFeatures({ loads }: PitchMeasurements): Feature[] {
  const { buzz, vague, hype, hedge, aiHype } = loads;
  return Object.entries({ buzz, vague, hype, hedge, aiHype }).map(([name, { weight, spans }]) =>
    feature(`load.${name}`, Math.min(weight, 12), spans),
  );
}

function sizeFeatures({ size }: PitchMeasurements, tokens: readonly Token[]): Feature[] {
  const words = tokens.filter((token) => token.kind === 'word' && !token.proper);
  const letters = words.reduce((sum, token) => sum + token.lower.length, 0);
  // "two-year" and "two year" are the same length.
  const joined = words.filter(({ lower }) => lower.includes('-')).length;
  const share = (count: number): number => (words.length === 0 ? 0 : count / (words.length + joined));
  return [
    feature('size.words', size.contentWords + joined),
    feature('size.sentences', size.sentences),
    feature('size.wordsPerSentence', (size.contentWords + joined) / size.sentences),
    feature('size.longWordShare', size.longWordShare),
    feature('size.lettersPerWord', words.length === 0 ? 0 : letters / (words.length + joined)),
    ...PARTS_OF_SPEECH.map((pos) => feature(`pos.${pos}`, share(tokens.filter((token) => token.pos === pos).length))),
    ...(['NOUN', 'VERB'] as const).map((pos) =>
      feature(`count.${pos}`, tokens.filter((token) => token.pos === pos).length),
    ),
    feature('pos.s', share(words.filter((token) => token.pos === 'NOUN' && /[^s]s$/.test(token.lower)).length)),
    feature('pos.past', words.filter((token) => token.pos === 'VERB' && token.lower.endsWith('ed')).length),
  ];
}

/** Every measurement the model may read, absent ones left out (they count as 0). */
export function pitchFeatures(pitch: PitchText, signals: PitchMeasurements): Feature[] {
  const cues = Object.entries(CUES).map(([name, patterns]) =>
    counted(`cue.${name}`, spansMatching(pitch.flow, patterns)),
  );
  return [
    ...rubricFeatures(signals),
    ...loadFeatures(signals),
    ...sizeFeatures(signals, pitch.tokens),
    ...cues,
    ...buildFeatures(pitch.tokens),
    ...wordFeatures(pitch.tokens),
  ].filter(({ value }) => value !== 0);
}
