import { IDEA_TEXT_FIELDS, type IdeaForm, type Trap } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { swallowedWords } from '../../text/terms/swallowed-words.js';
import type { PitchText } from '../../engine/read-text.js';
import { PatternLists } from '../../text/search/squeezed-text.js';
import { IDEA_CUES, type IdeaCue } from '../cues/idea-cues.js';
import { inField, type IdeaText, type IdeaFeature } from './idea-text.js';
import { textFeatures } from './text.signal.js';
import { timingFeatures } from './timing.signal.js';
import type { IdeaFeatureId } from '../feature-registry.js';

const MAX_COUNT = 6;
const MAX_TRAPS = 3;
const TRAP_KINDS = ['tarpit', 'crowded', 'platform', 'formula'] as const satisfies readonly Trap['kind'][];

/** For each field: the cues that are looked for in it. */
const CUES_BY_FIELD = IDEA_TEXT_FIELDS.map((name) => {
  const cues = IDEA_CUES.filter(({ field }) => field === undefined || field === name);
  return { name, cues, patterns: new PatternLists(cues.map(({ patterns }) => patterns)) };
});

/** Plain words that a buzzword beside them swallowed: putting one there takes no cue away. */
function cuesSwallowed({ hits }: PitchText, { patterns }: IdeaCue): Span[] {
  return hits
    .filter(({ term }) => patterns.some((words) => swallowedWords(term).search(words) >= 0))
    .map(({ span }) => span);
}

function cueFeatures({ fields }: IdeaText): IdeaFeature[] {
  const found = CUES_BY_FIELD.map(({ name, cues, patterns }) => {
    const text = fields[name];
    const byCue = patterns.spansIn(text.squeezed);
    const swallows = text.hits.some(({ term }) => swallowedWords(term) !== '');
    const spansOf = (cue: IdeaCue, index: number): readonly Span[] =>
      swallows ? [...(byCue[index] ?? []), ...cuesSwallowed(text, cue)] : (byCue[index] ?? []);
    return new Map(cues.map((cue, index) => [cue, inField(name, spansOf(cue, index))]));
  });
  return IDEA_CUES.map((cue) => {
    const spans = found.flatMap((byCue) => byCue.get(cue) ?? []);
    return { id: cue.id, value: Math.min(spans.length, MAX_COUNT), spans };
  });
}

const counted = (id: IdeaFeatureId, own: readonly Trap[]): IdeaFeature => ({
  id,
  value: Math.min(own.length, MAX_TRAPS),
  spans: own.flatMap(({ spans }) => spans),
});

function trapFeatures(traps: readonly Trap[]): IdeaFeature[] {
  const byKind = TRAP_KINDS.map((kind) =>
    counted(
      `trap.${kind}` as const,
      traps.filter((trap) => trap.kind === kind),
    ),
  );
  return [counted('trap.any', traps), ...byKind];
}

const flag = (id: IdeaFeatureId, holds: boolean): IdeaFeature => ({ id, value: Number(holds), spans: [] });

/** Customers who pay: with them the stage 'idea', which the form starts with, was only not changed. */
const PAID = new Set(['evidence.paying', 'evidence.revenue']);

/** Selections of the form. Alignment reads the stage only, the risk of a category all of them. */
export function formFeatures({ targetUser, industry, stage }: IdeaForm, text: readonly IdeaFeature[]): IdeaFeature[] {
  const paid = text.some(({ id, value }) => value > 0 && PAID.has(id));
  return [
    flag('form.consumers', targetUser === 'Consumers'),
    flag('form.consumerIndustry', industry === 'Consumer'),
    flag('form.healthcare', industry === 'Healthcare'),
    flag('form.fintech', industry === 'Fintech'),
    flag('form.softwareForCompanies', industry === 'B2B SaaS'),
    flag('form.onlyAnIdea', stage === 'idea' && !paid),
    flag('form.inUse', stage === 'users' || stage === 'revenue'),
  ];
}

/** Every measurement of an idea that the fitted models may read, absent ones left out (they count as 0). */
export function ideaFeatures(idea: IdeaText, traps: readonly Trap[]): IdeaFeature[] {
  const text = [...cueFeatures(idea), ...timingFeatures(idea), ...trapFeatures(traps), ...textFeatures(idea)];
  return [...text, ...formFeatures(idea.form, text)].filter(({ value }) => value !== 0);
}
