import type { DemoStage } from '@playbook/contracts/demos/demo-analysis.schema';
import type {
  DemoCriterion,
  DemoFormat,
  DemoMeasure,
  DemoReview,
  Moment,
  NotableMoment,
} from '@playbook/contracts/demos/demo-review.schema';
import type { Transcript, TranscriptSource } from '@playbook/contracts/demos/transcript.schema';

/** Names of the six criteria, and the question behind each. */
export const CRITERION_WORDS: Readonly<Record<DemoCriterion, { readonly name: string; readonly question: string }>> = {
  problemClarity: { name: 'Problem Clarity', question: 'Who has the problem, when, and what does it cost them?' },
  solutionDemo: { name: 'Solution Demo', question: 'Is the product named, and seen doing its job?' },
  marketValidation: { name: 'Market Validation', question: 'What proof is there that people want it?' },
  teamCredibility: { name: 'Team Credibility', question: 'Why you, in facts that can be checked?' },
  businessModel: { name: 'Business Model', question: 'Who pays, how much, and why do they go on paying?' },
  presentation: { name: 'Presentation', question: 'Can it be heard, seen and followed?' },
};

export const FORMAT_WORDS: Readonly<Record<DemoFormat, string>> = {
  application: 'Application video',
  'demo-day': 'Demo day pitch',
  product: 'Product demo',
};

/** What an analysis is busy with. */
export const STAGE_WORDS: Readonly<Record<DemoStage, string>> = {
  waiting: 'Waiting for a free worker',
  fetching: 'Fetching your video',
  probing: 'Checking the file',
  decoding: 'Measuring picture and sound',
  listening: 'Listening for speech and pauses',
  looking: 'Reading the screen and looking for faces',
  transcribing: 'Writing down what you say',
  judging: 'Judging',
};

export const MOMENT_WORDS: Readonly<Record<NotableMoment['kind'], string>> = {
  opening: 'Opening line',
  'first-what': 'First word of what you do',
  'first-number': 'First number',
  'longest-pause': 'Longest pause',
  fastest: 'Fastest ten seconds',
  'hardest-to-read': 'Hardest picture to read',
  'last-line': 'Last line',
};

export const STANDING_WORDS: Readonly<Record<DemoMeasure['standing'], string>> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Needs work',
};

export const TRANSCRIPT_SOURCE_WORDS: Readonly<Record<TranscriptSource, string>> = {
  'speech-server': 'Written down by a speech-to-text service. Such services leave out some "um" and "uh".',
  'local-model': 'Written down by a speech model on this machine. Such models leave out some "um" and "uh".',
  founder: 'Your own transcript.',
};

export const TIMING_WORDS: Readonly<Record<Transcript['timing'], string>> = {
  words: 'Each word has its own time.',
  lines: 'Each line has its own time; the words of a line are spread evenly over it.',
  estimated: 'Times are estimated: the text is spread over where somebody speaks.',
};

export const CONTENT_NOT_JUDGED_WORDS: Readonly<Record<NonNullable<DemoReview['contentNotJudged']>, string>> = {
  'no-transcript': 'There is no transcript, so what you say is not assessed. Paste one below, and the scores follow.',
  'not-english': 'Only English is judged, so what you say is not assessed. Voice and picture are.',
  'too-short': 'Too little is said to judge it, so what you say is not assessed.',
};

/** What was found at a moment: the speaker's own words, or a measurement. */
export const foundText = ({ quote, measurement }: Moment): string =>
  quote === null ? (measurement ?? '') : `\u201c${quote}\u201d`;

/** The six scores with their names. */
export const criterionScores = ({ sections }: DemoReview) =>
  sections.map(({ category, score }) => ({ name: CRITERION_WORDS[category].name, score }));
