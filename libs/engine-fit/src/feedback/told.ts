import type { AnswerCritique } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { IdeaCritique } from '@playbook/contracts/analysis/idea-check.schema';
import type { PitchCritique } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { critiqueAnswer, readAnswer } from '@playbook/critique/answer/critique-answer';
import { critiqueIdea, readIdea } from '@playbook/critique/idea/critique-idea';
import { critiquePitch, readPitch } from '@playbook/critique/pitch/critique-pitch';
import type { RemarkTopic } from '@playbook/critique/engine/slots/remark-topic';
import type { TextToRead } from './labelled-texts.js';

/** A version of a text that is offered in its place. */
export interface OfferedRewrite {
  readonly original: string;
  readonly text: string;
  /** The score of the whole with the version in its place, 0 to 100. */
  readonly score: number;
}

/** What a founder is told of a text. */
export interface Told {
  /** 0 to 100. */
  readonly score: number;
  /** What the remarks are about, the first one first. */
  readonly topics: readonly RemarkTopic[];
  readonly remarks: readonly string[];
  readonly rewrites: readonly OfferedRewrite[];
}

const isOffered = ({ original, text }: Pick<OfferedRewrite, 'original' | 'text'>): boolean =>
  text !== '' && text !== original.trim();

function rewritesOf(
  original: string,
  texts: readonly (string | null)[],
  scoreOf: (text: string) => number,
): OfferedRewrite[] {
  return texts.flatMap((text) =>
    text !== null && isOffered({ original, text }) ? [{ original, text, score: scoreOf(text) }] : [],
  );
}

export type TextOf<Kind extends TextToRead['kind']> = Extract<TextToRead, { kind: Kind }>;

type PitchWords = Pick<PitchCritique, 'partnerFeedback' | 'redFlags' | 'rewriteSuggestions'>;
type AnswerWords = Pick<AnswerCritique, 'partnerFeedback' | 'redFlags' | 'suggestions' | 'rewriteOptions'>;
type IdeaWords = Pick<IdeaCritique, 'weaknesses' | 'suggestions' | 'strengths' | 'rewrites'>;
/** What a founder reads of a judgement. */
type Spoken = Pick<Told, 'remarks' | 'rewrites'>;

/** What a judgement says of a one-liner, whoever made it; each version of the text is scored by the built-in engine. */
export function spokenOfOneLiner(
  { text }: TextOf<'one-liner'>,
  { partnerFeedback, redFlags, rewriteSuggestions }: PitchWords,
): Spoken {
  const { clarity, insight } = rewriteSuggestions;
  return {
    remarks: [...partnerFeedback, ...redFlags.map(({ message }) => message)],
    rewrites: rewritesOf(text, [clarity, insight], (version) => critiquePitch(version).overallScore),
  };
}

const SENTENCE_END = /(?<=[.?!]) (?=\p{Lu}|')/u;

/** The same of an answer. */
export function spokenOfAnswer({ fieldId, text }: TextOf<'answer'>, critique: AnswerWords): Spoken {
  const flags = critique.redFlags.map(({ message }) => message);
  return {
    remarks: [...critique.partnerFeedback.split(SENTENCE_END), ...critique.suggestions, ...flags],
    rewrites: rewritesOf(
      text,
      critique.rewriteOptions,
      (version) => critiqueAnswer({ fieldId, answer: version }).score,
    ),
  };
}

/** The same of an idea. */
export function spokenOfIdea({ id: _id, kind: _kind, ...form }: TextOf<'idea'>, critique: IdeaWords): Spoken {
  return {
    remarks: [...critique.weaknesses, ...critique.suggestions, ...critique.strengths],
    rewrites: critique.rewrites.flatMap(({ field, text }) =>
      rewritesOf(form[field], [text], (version) => critiqueIdea({ ...form, [field]: version }).ycAlignmentScore),
    ),
  };
}

/** What the built-in engine tells the founder of a text. */
export function toldOf(text: TextToRead): Told {
  switch (text.kind) {
    case 'one-liner': {
      const critique = critiquePitch(text.text);
      return { score: critique.overallScore, topics: readPitch(text.text).topics, ...spokenOfOneLiner(text, critique) };
    }
    case 'answer': {
      const question = { sectionId: text.sectionId, fieldId: text.fieldId, answer: text.text };
      const critique = critiqueAnswer(question);
      return { score: critique.score, topics: readAnswer(question).topics, ...spokenOfAnswer(text, critique) };
    }
    case 'idea': {
      const { id: _id, kind: _kind, ...form } = text;
      const critique = critiqueIdea(form);
      return { score: critique.ycAlignmentScore, topics: readIdea(form).topics, ...spokenOfIdea(text, critique) };
    }
  }
}
