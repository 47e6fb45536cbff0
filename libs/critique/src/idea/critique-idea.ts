import type { IdeaCritique, IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import { type BriefRoles, readBriefRoles } from '../answer/prefill/roles/brief-roles.js';
import { withinJudgement } from '../text/known-texts.js';
import { visibleTextOf } from '../text/spans/visible-text.js';
import { withSpans } from '../text/spans/with-spans.js';
import { rubricEngine } from '../engine/rubric-engine.js';
import { categoryRiskOf } from './category-risk.js';
import { IDEA_MODEL } from './scoring/idea-model.js';
import { topicOf, type RemarkTopic } from '../engine/slots/remark-topic.js';
import { SLOTS, unreadSlots, type Slot, type SlotName, type Slots } from '../engine/slots/slot.js';
import { ideaFeedback, isReady, isTrap, worstFirst } from './feedback.js';
import { spreadOverParts } from './scoring/idea-parts.js';
import { ideaRedFlags } from './red-flags.js';
import type { IdeaReading } from './reading/idea-reading.js';
import type { IdeaText } from './signals/idea-text.js';
import type { IdeaScore } from './scoring/score-idea.js';
import { archetypeOfIdea, saidInFields, stateOf, type SaidInFields } from './said.js';
import { rewriteIdea } from './rewrite/rewrite-idea.js';
import { judgeIdea } from './scoring/judge-idea.js';
import { withoutFalseAbsence } from './scoring/model-rows.js';
import { ventureKindsOf } from './venture/venture-kinds.js';
import { whyNowOf } from './why-now/why-now.js';

const IDEA_ENGINE = rubricEngine(IDEA_MODEL.version);

function readingOf(idea: IdeaText, score: IdeaScore): IdeaReading {
  const parts = spreadOverParts(
    score.evidence.filter((row) => row.score === 'alignment'),
    score.scores.whyNow,
  );
  const archetype = archetypeOfIdea(idea);
  let roles: BriefRoles | undefined;
  return {
    idea,
    score,
    parts,
    said: saidInFields(idea),
    archetype,
    kinds: ventureKindsOf(idea, archetype),
    roles: () => (roles ??= readBriefRoles(idea.form.ideaBrief)),
  };
}

function critiqueVisible(form: IdeaForm): IdeaCritique {
  const { idea, score } = judgeIdea(form, IDEA_MODEL);
  const reading = readingOf(idea, score);
  const categoryRisk = categoryRiskOf(reading);
  return {
    ycAlignmentScore: score.scores.alignment,
    parts: [...reading.parts],
    categoryRisk,
    whyNowAlignment: whyNowOf(reading),
    ...ideaFeedback(reading, categoryRisk),
    rewrites: rewriteIdea(reading),
    redFlags: ideaRedFlags(reading),
    similarStartups: [],
    evidence: withoutFalseAbsence(score.evidence, reading.said),
    notScoredReason: idea.language === 'noise' ? 'noise' : null,
    engine: IDEA_ENGINE,
  };
}

/** A slot is as sure as it is in the field that says it best. */
const inEitherField = (said: SaidInFields): Slots => {
  const slot = (name: SlotName): [SlotName, Slot] => [
    name,
    said.ideaBrief[name].state === stateOf(said, name) ? said.ideaBrief[name] : said.problem[name],
  ];
  return { ...unreadSlots(), ...Object.fromEntries(SLOTS.map(slot)) };
};

/** What the remarks on an idea are about, the first one first, and what the idea says. */
export function readIdea(form: IdeaForm): { readonly topics: readonly RemarkTopic[]; readonly slots: Slots } {
  const { idea, score } = withinJudgement(() => judgeIdea(form, IDEA_MODEL));
  if (idea.language === 'noise') return { topics: ['nonsense'], slots: unreadSlots() };
  const reading = readingOf(idea, score);
  const remarks = worstFirst(reading).map(topicOf);
  const first: RemarkTopic[] = isTrap(categoryRiskOf(reading)) ? ['trap'] : isReady(reading) ? ['ready'] : [];
  const topics = [...first, ...remarks];
  return { topics, slots: idea.language === 'english' ? inEitherField(reading.said) : unreadSlots() };
}

/**
 * Judges an idea by the rubric: offline, synchronous, and always the same for the same form. Never throws, on any
 * text; spans are UTF-16 offsets in the field they name. The points of a score's evidence add up to it.
 */
export function critiqueIdea(form: IdeaForm): IdeaCritique {
  return withinJudgement(() => {
    const [ideaBrief, problem] = [visibleTextOf(form.ideaBrief), visibleTextOf(form.problem)];
    if (ideaBrief === null && problem === null) return critiqueVisible(form);
    const seen = { ...form, ideaBrief: ideaBrief?.text ?? form.ideaBrief, problem: problem?.text ?? form.problem };
    const placeOf = { ideaBrief: ideaBrief?.spanOf, problem: problem?.spanOf };
    return withSpans(critiqueVisible(seen), (span) =>
      'field' in span && (span.field === 'ideaBrief' || span.field === 'problem')
        ? (placeOf[span.field]?.(span) ?? span)
        : span,
    );
  });
}
