import { feature } from '../../engine/feature.js';
import { measureLexiconHits } from '../../engine/lexicon-hits.js';
import type { NotScoredReason } from '../../text/language/not-scored-reason.js';
import { FACT_CUES, FAULT_CUES, VOICE_CUES } from './answer-cues.js';
import type { AnswerText } from './answer-text.js';
import { askedFeatures, type AskedThing } from './asked-features.js';
import { cueFeatures, CueSearch, meaningTokens, type AnswerFeature } from './measured.js';
import { numberFeatures } from './number-features.js';
import { sentenceFeatures } from './sentence-features.js';
import { wordFeatures } from './word-features.js';
import type { Span } from '@playbook/contracts/core/span.schema';

const MAX_LOAD_WEIGHT = 20;
const CUES = new CueSearch({ fact: FACT_CUES, voice: VOICE_CUES, fault: FAULT_CUES });
const OWN_DEEDS = 'voice.ownDeed';
const LEXICON_KINDS = ['buzz', 'vague', 'hype', 'hedge', 'aiHype'] as const;

function lexiconFeatures(answer: AnswerText): AnswerFeature[] {
  const lexiconHits = measureLexiconHits(answer);
  return LEXICON_KINDS.map((name) => {
    const { weight, spans } = lexiconHits[name];
    return feature(`load.${name}`, Math.min(MAX_LOAD_WEIGHT, weight), spans);
  });
}

/** What was read in an answer before it is measured. */
export interface AnswerReading {
  readonly asked: readonly AskedThing[];
  readonly faults: readonly Span[];
  readonly language: NotScoredReason | null;
}

/** Every measurement of an answer by name; those that are zero are left out. */
export function answerFeatures(answer: AnswerText, { asked, faults, language }: AnswerReading): AnswerFeature[] {
  const content = meaningTokens(answer.tokens);
  const words = content.length;
  const cues = CUES.find(answer.squeezed);
  const deeds = cues.find(({ name }) => name === OWN_DEEDS)?.spans ?? [];
  return [
    feature('length.words', words),
    ...numberFeatures(content),
    ...wordFeatures(answer.tokens, content),
    ...sentenceFeatures(answer.tokens, answer.original, deeds),
    ...lexiconFeatures(answer),
    ...cueFeatures(cues, words),
    ...askedFeatures(asked, faults),
    feature('language.foreign', Number(language === 'not-english')),
    feature('language.noise', Number(language === 'noise')),
  ].filter(({ value }) => value !== 0);
}
