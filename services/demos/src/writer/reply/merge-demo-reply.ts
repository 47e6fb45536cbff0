import type { DemoFeedbackSection, DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { tellsAbsence } from '@playbook/critique/reply/absence';
import { hasUnrelatedSentence } from '@playbook/critique/reply/unrelated-sentences';
import type { MergeOutcome } from '@playbook/service-kit/model-access/feedback/merged-review';
import type { WrittenReply } from '../../review/review-task.schema.js';
import type { DemoReply } from './demo-reply.schema.js';
import { type DemoGround, groundOf, heldDemoLine } from './demo-ground.js';
import { isWritable, measureText } from './writable.js';

type Written = DemoReply['sections'][number];

/** With fewer of its sentences left a criterion is better told in the built-in words. */
const MIN_KEPT_SHARE = 0.5;
/** What a takeaway begins with says what to do, and not with what. */
const FIRST_WORD = /^\S+\s/;
const SENTENCE_END = /(?<=[.!?]["'’”)]{0,3})\s+/;

/** As the built-in judgement tells it: "I found no price", and never "you do not say what it costs". */
const AS_FOUND = /\bI\b/;

/** Whether a line tells an absence that the built-in judgement does not, or as surer than that one does. */
function tellsOtherAbsence(line: string, builtIn: string): boolean {
  if (!tellsAbsence(line)) return false;
  if (!AS_FOUND.test(line)) return true;
  const known = builtIn.split(SENTENCE_END).filter(tellsAbsence).join(' ');
  return hasUnrelatedSentence(line, known);
}

/** Sentences about a criterion; null where too few of them may be shown. What is wrong with sound and picture was measured. */
function heldFeedback({ category, feedback: builtIn }: DemoFeedbackSection, written: Written, ground: DemoGround) {
  const isSure = (line: string): boolean => category === 'presentation' || !tellsOtherAbsence(line, builtIn);
  const held = written.feedback.flatMap((line) => heldDemoLine(line, ground) ?? []).filter(isSure);
  return held.length === 0 || held.length < written.feedback.length * MIN_KEPT_SHARE ? null : held.join(' ');
}

/** Fixes of what the built-in judgement would have fixed, as many as it has at most. */
function heldSuggestions(builtIn: readonly string[], written: Written, ground: DemoGround): string[] {
  const held = written.suggestions
    .flatMap((line) => heldDemoLine(line, ground) ?? [])
    .filter((line) => !hasUnrelatedSentence(line, ground.judged));
  return [...new Set(held)].slice(0, builtIn.length);
}

function mergeSection(
  section: DemoFeedbackSection,
  written: Written | undefined,
  ground: DemoGround,
): DemoFeedbackSection {
  if (section.score === null || written === undefined) return section;
  const feedback = heldFeedback(section, written, ground);
  if (feedback === null) return section;
  const suggestions = heldSuggestions(section.suggestions, written, ground);
  return { ...section, feedback, suggestions: suggestions.length === 0 ? section.suggestions : suggestions };
}

/** Keep, fix first, fix next: each about what the built-in one is about. */
function heldTakeaways(
  { keyTakeaways, sections }: DemoReview,
  reply: DemoReply['keyTakeaways'],
  ground: DemoGround,
): string[] {
  const evidence = sections.flatMap((section) => section.evidence);
  const written = [reply.keep, reply.fixFirst, reply.fixNext];
  const held = keyTakeaways.map((builtIn, index) => {
    const line = heldDemoLine(written[index] ?? '', { ...ground, evidence, judged: `${ground.judged}\n${builtIn}` });
    if (line === null || tellsOtherAbsence(line, builtIn)) return builtIn;
    return hasUnrelatedSentence(line.replace(FIRST_WORD, ''), builtIn) ? builtIn : line;
  });
  return new Set(held).size === held.length ? held : keyTakeaways;
}

/**
 * A review in the words of a language model: scores, rows, evidence and their order stay what they are, and each sentence is held to what
 * was said and judged; what may not be shown stays in the built-in words.
 */
export function mergeDemoReply({ review, words, reply, engine }: WrittenReply): MergeOutcome<DemoReview> {
  const measured = review.measures.map(measureText).join('\n');
  const grounds = review.sections.map((section) =>
    groundOf(words, section, section.category === 'presentation' ? measured : ''),
  );
  const sections = review.sections.map((section, index) =>
    mergeSection(
      section,
      isWritable(review, section) ? reply.sections.find(({ category }) => category === section.category) : undefined,
      grounds[index] ?? { words, judged: '', names: '', evidence: [] },
    ),
  );
  if (sections.every(({ feedback }, index) => feedback === review.sections[index]?.feedback))
    return { fault: 'reply-unsafe' };
  const all = { words, judged: grounds.map(({ judged }) => judged).join('\n'), names: '', evidence: [] };
  return { review: { ...review, sections, keyTakeaways: heldTakeaways(review, reply.keyTakeaways, all), engine } };
}
