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

type TextOf<Kind extends TextToRead['kind']> = Extract<TextToRead, { kind: Kind }>;

function toldOfOneLiner({ text }: TextOf<'one-liner'>): Told {
  const critique = critiquePitch(text);
  const { clarity, insight } = critique.rewriteSuggestions;
  return {
    score: critique.overallScore,
    topics: readPitch(text).topics,
    remarks: [...critique.partnerFeedback, ...critique.redFlags.map(({ message }) => message)],
    rewrites: rewritesOf(text, [clarity, insight], (version) => critiquePitch(version).overallScore),
  };
}

const SENTENCE_END = /(?<=[.?!]) (?=\p{Lu}|')/u;

function toldOfAnswer({ sectionId, fieldId, text }: TextOf<'answer'>): Told {
  const question = { sectionId, fieldId };
  const critique = critiqueAnswer({ ...question, answer: text });
  const flags = critique.redFlags.map(({ message }) => message);
  return {
    score: critique.score,
    topics: readAnswer({ ...question, answer: text }).topics,
    remarks: [...critique.partnerFeedback.split(SENTENCE_END), ...critique.suggestions, ...flags],
    rewrites: rewritesOf(
      text,
      critique.rewriteOptions,
      (version) => critiqueAnswer({ ...question, answer: version }).score,
    ),
  };
}

function toldOfIdea({ id: _id, kind: _kind, ...form }: TextOf<'idea'>): Told {
  const critique = critiqueIdea(form);
  return {
    score: critique.ycAlignmentScore,
    topics: readIdea(form).topics,
    remarks: [...critique.weaknesses, ...critique.suggestions, ...critique.strengths],
    rewrites: critique.rewrites.flatMap(({ field, text }) =>
      rewritesOf(form[field], [text], (version) => critiqueIdea({ ...form, [field]: version }).ycAlignmentScore),
    ),
  };
}

/** What the built-in engine tells the founder of a text. */
export function toldOf(text: TextToRead): Told {
  switch (text.kind) {
    case 'one-liner':
      return toldOfOneLiner(text);
    case 'answer':
      return toldOfAnswer(text);
    case 'idea':
      return toldOfIdea(text);
  }
}
