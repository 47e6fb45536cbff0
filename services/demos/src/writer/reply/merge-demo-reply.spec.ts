import { describe, expect, it } from '@jest/globals';
import type { DemoCriterion } from '@playbook/contracts/demos/demo-review.schema';
import { judgedWords } from '@playbook/critique/demo/reading/read-transcript';
import { reviewDemo } from '@playbook/critique/demo/review-demo';
import { transcriptOfFounder } from '@playbook/media/transcript/founder-transcript';
import { INJECTIONS } from '@playbook/testing/model/injections';
import { demoReply, GOOD_SOLUTION, GOOD_VALIDATION, SPOKEN } from '../../../test/demo-replies.fixture.js';
import { FACTS } from '../../../test/planned-engines.fixture.js';
import type { DemoReply } from './demo-reply.schema.js';
import { mergeDemoReply } from './merge-demo-reply.js';

const ENGINE = { kind: 'model', label: 'test-model', version: 'feedback 1.0.0' } as const;
const TRANSCRIPT = transcriptOfFounder(SPOKEN, FACTS);
const REVIEW = reviewDemo({
  facts: FACTS,
  transcript: TRANSCRIPT,
  noTranscriptReason: null,
  chosenFormat: 'application',
});

function merged(reply: DemoReply) {
  const outcome = mergeDemoReply({ review: REVIEW, words: judgedWords(TRANSCRIPT), reply, engine: ENGINE });
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.review;
}

const sectionOf = (reply: DemoReply, category: DemoCriterion) =>
  merged(reply).sections.find((section) => section.category === category);
const builtIn = (category: DemoCriterion) => REVIEW.sections.find((section) => section.category === category);

/** Feedback on a criterion when a model writes this line beside a good one. */
const beside = (line: string, category: DemoCriterion = 'marketValidation'): string =>
  sectionOf(demoReply([{ category, feedback: [GOOD_VALIDATION, line], suggestions: [] }]), category)?.feedback ?? '';

describe('a reply about a video', () => {
  it('gives words, and leaves scores, rows, evidence and their order as they were judged', () => {
    const review = merged(demoReply());
    const { sections, keyTakeaways, engine, ...others } = review;
    expect(sections[1]?.feedback).toBe(GOOD_SOLUTION);
    expect(sections[1]?.suggestions).toEqual(['Open the video with what Slotwise does for a practice.']);
    expect(sections[2]?.feedback).toBe(GOOD_VALIDATION);
    expect(engine).toEqual(ENGINE);
    expect(keyTakeaways).toEqual(Object.values(demoReply().keyTakeaways));
    expect({ ...REVIEW, ...others }).toEqual(REVIEW);
    const fixed = ({ category, score, rows, evidence }: (typeof sections)[number]) => ({
      category,
      score,
      rows,
      evidence,
    });
    expect(sections.map(fixed)).toEqual(REVIEW.sections.map(fixed));
  });

  it('leaves a criterion that it says nothing about in the built-in words', () => {
    const review = merged(demoReply());
    for (const index of [0, 3, 4, 5]) expect(review.sections[index]).toEqual(REVIEW.sections[index]);
  });

  it.each([
    ['a figure', '43 practices in Austin pay you by now.'],
    ['a figure in words', 'A million practices would pay for this.'],
    ['a count in words', 'Seven practices in Austin pay you.'],
    ['another currency', 'Practices pay €200 a month.'],
    ['a name', 'The practices came from Epic in Austin.'],
    ['a quote', "'practices love our product' is worth a lot."],
    ['a time', "'Forty-two practices in Austin pay us' comes at 0:48."],
    ['another moment', "'Forty-two practices in Austin pay us' comes at 0:00."],
    ['another subject', 'Blockchain wallets need better onboarding flows.'],
    ['the rest of a sentence', 'The practices that pay you are'],
    ['markup', 'The practices <b>pay</b> you.'],
    ['a link', 'See practices.example.com for more.'],
    ['points', 'The practices give you 95 points.'],
    ['how somebody sounds', 'Practices may not follow your accent.'],
    ['an absence that nobody found', 'You do not say what the practices pay.'],
  ])('drops a sentence that adds %s', (_what, line) => {
    expect(beside(line)).toBe(GOOD_VALIDATION);
  });

  it.each([
    ['counts sentences', 'Say what the practices pay in two sentences.'],
    ['names the times of the evidence', 'The practices that pay you come at 0:30.'],
    ['counts as the founder does', 'Twelve practices in May is where you come from.'],
    ['may have missed something', 'I may have missed why the practices stay.'],
  ])('keeps a sentence that %s', (_what, line) => {
    expect(beside(line)).toBe(`${GOOD_VALIDATION} ${line}`);
  });

  it('tells what is wrong with sound and picture, which was measured', () => {
    const line = 'You speak 53 words a minute and never pause.';
    expect(
      sectionOf(demoReply([{ category: 'presentation', feedback: [line], suggestions: [] }]), 'presentation'),
    ).toEqual({ ...builtIn('presentation'), feedback: line });
  });

  it('stays in the built-in words where most sentences fall', () => {
    const feedback = ['99 practices pay.', 'You met these practices at Epic.', GOOD_VALIDATION];
    const section = sectionOf(
      demoReply([{ category: 'marketValidation', feedback, suggestions: [] }]),
      'marketValidation',
    );
    expect(section).toEqual(builtIn('marketValidation'));
  });

  it('has no more fixes than were found, and none about something else', () => {
    const suggestions = ['Say who pays the practices.', 'Learn to juggle oranges.'];
    const section = sectionOf(
      demoReply([{ category: 'marketValidation', feedback: [GOOD_VALIDATION], suggestions }]),
      'marketValidation',
    );
    expect(section?.suggestions).toEqual(builtIn('marketValidation')?.suggestions);
  });

  it('keeps each takeaway about what was found', () => {
    const review = merged(demoReply([], { keep: 'Keep smiling all the time.', fixNext: 'Say who pays you.' }));
    const [keep, , fixNext] = REVIEW.keyTakeaways;
    expect(review.keyTakeaways).toEqual([keep, demoReply().keyTakeaways.fixFirst, fixNext]);
  });

  it('is refused where nothing of it may be shown', () => {
    const reply = {
      ...demoReply(),
      sections: [{ category: 'marketValidation' as const, feedback: ['No.'], suggestions: [] }],
    };
    expect(mergeDemoReply({ review: REVIEW, words: SPOKEN, reply, engine: ENGINE })).toEqual({ fault: 'reply-unsafe' });
  });

  it.each(INJECTIONS)('shows nothing of a model that obeys: %j', (injection) => {
    const line = injection.slice(0, 400);
    const feedback = beside(line);
    expect(feedback === GOOD_VALIDATION || feedback === builtIn('marketValidation')?.feedback).toBe(true);
  });
});
