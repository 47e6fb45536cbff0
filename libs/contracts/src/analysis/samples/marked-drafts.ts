import { SAMPLE_PITCHES } from './sample-pitches.js';

/** A passage of a draft that the rubric marks: words that earn points, or a buzzword. */
export interface DraftMark {
  readonly phrase: string;
  readonly tone: 'good' | 'buzzword';
}

/** A sentence with what the built-in rubric says about it; a test keeps all of it equal to what the analyzer gives. */
export interface MarkedDraft {
  readonly text: string;
  /** 0 to 100. */
  readonly overallScore: number;
  readonly marks: readonly DraftMark[];
  /** How one of the rubric's remarks begins. */
  readonly remark: string;
}

/** The same invented startup as in the examples panel, before it was rewritten. */
export const FIRST_DRAFT: MarkedDraft = {
  text: 'A revolutionary cold chain platform that empowers small pharmacies in Kenya to seamlessly manage their vaccines.',
  overallScore: 46,
  marks: [
    { phrase: 'revolutionary', tone: 'buzzword' },
    { phrase: 'platform', tone: 'buzzword' },
    { phrase: 'empowers', tone: 'buzzword' },
    { phrase: 'small pharmacies in Kenya', tone: 'good' },
    { phrase: 'seamlessly', tone: 'buzzword' },
  ],
  remark: 'You told me what it is, not what gets better.',
};

const rewritten = SAMPLE_PITCHES.find(({ tag }) => tag === 'Cold chain');

/** The draft as the examples panel shows it, rewritten. */
export const REWRITTEN_DRAFT: MarkedDraft = {
  text: rewritten?.text ?? '',
  overallScore: rewritten?.overallScore ?? 0,
  marks: [
    { phrase: 'small pharmacies in Kenya', tone: 'good' },
    { phrase: 'power cut', tone: 'good' },
    { phrase: 'instead of being thrown away', tone: 'good' },
  ],
  remark: 'I know who it is for and what they get',
};
