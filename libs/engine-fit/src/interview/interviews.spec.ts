import { describe, expect, it } from '@jest/globals';
import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { InterviewSources, InterviewTurn } from '@playbook/contracts/interviews/interview.schema';
import { askTheSame } from '@playbook/critique/application/alike';
import { claimsOf } from '@playbook/critique/application/claims';
import { debriefInterview } from '@playbook/critique/application/interview/debrief-interview';
import { judgeInterviewAnswer } from '@playbook/critique/application/interview/judge-interview-answer';
import { nextQuestion } from '@playbook/critique/application/interview/next-question';
import { type OpenPoint, openPointsOf } from '@playbook/critique/application/interview/open-points';
import { planInterview } from '@playbook/critique/application/interview/plan-interview';
import { sourcesOf } from '@playbook/critique/application/source';
import { trainingAnswers } from '../answer/training-answers.js';

const APPLICATIONS = 40;
const INTERVIEWS = 200;
const FIRST = 10;
const NAMED = 7;
const MAX_TURNS = 30;
const MAX_OF_FIELD = 2;
const PASSES = 0.1;

/** Numbers from 0 to below 1 that are the same for a seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const ANSWERS = trainingAnswers();
const BY_FIELD = Map.groupBy(ANSWERS, ({ field }) => field);

/** An application of rated answers, strong and weak ones mixed. */
function applicationOf(seed: number): InterviewSources {
  const next = random(seed);
  const answers = BUILDER_FIELDS.flatMap((field) => {
    const rated = BY_FIELD.get(field.fieldId) ?? [];
    const answer = rated[Math.floor(next() * rated.length)];
    return answer === undefined ? [] : [{ ...field, value: answer.text }];
  });
  return { answers, pitch: null, idea: null, demo: null, deck: null, ideaRisk: null };
}

/** "What does not work yet?" of the second field is the same question. */
const isAskedFirst = ({ question }: OpenPoint, index: number, points: readonly OpenPoint[]): boolean =>
  !points.slice(0, index).some((other) => askTheSame(other.question.text, question.text));

/** How many of these can be asked, when nothing is asked twice and no field about more often than an interview does. */
const askable = (points: readonly OpenPoint[]): number =>
  [...Map.groupBy(points.filter(isAskedFirst), ({ question: { field, id } }) => field?.fieldId ?? id).values()].reduce(
    (sum, { length }) => sum + Math.min(MAX_OF_FIELD, length),
    0,
  );

const APPLICATION_LIST = Array.from({ length: APPLICATIONS }, (_, index) => applicationOf(index + 1));

describe('interviews about applications of rated answers', () => {
  it.each(APPLICATION_LIST.map((sources, index) => [index + 1, sources] as const))(
    'take up what application %i leaves open',
    (_, sources) => {
      const read = sourcesOf(sources);
      const weaknesses = openPointsOf(read, claimsOf(read), null);
      const first = planInterview(sources).questions.slice(0, FIRST);
      const named = first.filter(({ reason }) => reason !== 'well-known');
      expect(named.length).toBeGreaterThanOrEqual(Math.min(NAMED, askable(weaknesses)));
    },
  );

  it('ask nothing twice, and quote what stands there', () => {
    for (const sources of APPLICATION_LIST) {
      const { questions } = planInterview(sources);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      const texts = questions.map(({ text }) => text);
      for (const [index, one] of texts.entries())
        expect(texts.slice(index + 1).filter((other) => askTheSame(one, other))).toEqual([]);
      for (const { place, span, text } of questions.flatMap(({ quotes }) => quotes)) {
        const answer = sources.answers.find((one) => place.kind === 'answer' && one.fieldId === place.fieldId);
        expect(answer?.value.slice(span.start, span.end)).toBe(text);
      }
    }
  });

  it.each(APPLICATION_LIST.map((sources, index) => [index + 1, sources] as const))(
    'never ask for what a number with a date has answered in application %i',
    (_, sources) => {
      const value =
        '31 clinics use it in October 2026, 9 more than in August 2026, 40% more. Each pays $90 a month since May 2026.';
      const others = sources.answers.filter(({ fieldId }) => fieldId !== 'metrics');
      const metrics = { sectionId: 'traction' as const, fieldId: 'metrics' as const, value };
      const ids = planInterview({ ...sources, answers: [...others, metrics] }).questions.map(({ id }) => id);
      expect(ids).not.toContain('well-known:used-last-week');
      expect(ids).not.toContain('well-known:growth');
      expect(ids).not.toContain('well-known:pays');
      expect(ids).not.toContain('undated:metrics');
    },
  );

  it('come to an end, ask no question twice and explain every score, whatever is answered', () => {
    for (let seed = 1; seed <= INTERVIEWS; seed += 1) {
      const next = random(seed);
      const plan = planInterview(APPLICATION_LIST[seed % APPLICATIONS]!);
      const turns: InterviewTurn[] = [];
      for (let question = nextQuestion(plan, turns); question !== null; question = nextQuestion(plan, turns)) {
        expect(turns.map((turn) => turn.question.id)).not.toContain(question.id);
        expect(turns.map((turn) => turn.question.text)).not.toContain(question.text);
        // A question that was not answered is asked once more, by intention.
        const isOnceMore = question.id.startsWith('follow-up:again:');
        const alike = isOnceMore ? [] : turns.filter((turn) => askTheSame(turn.question.text, question.text));
        expect(alike).toEqual([]);
        const answer = next() < PASSES ? '' : ANSWERS[Math.floor(next() * ANSWERS.length)]!.text;
        const seconds = Math.round(next() * 60);
        const judgement = judgeInterviewAnswer(question, answer, seconds);
        expect(judgement.evidence.reduce((sum, { points }) => sum + points, 0)).toBe(judgement.score);
        for (const { start, end } of judgement.evidence.flatMap(({ spans }) => spans)) {
          expect(answer.slice(start, end)).not.toBe('');
          expect(/\d/.test(answer.charAt(start - 1)) && /\d/.test(answer.charAt(start))).toBe(false);
        }
        turns.push({ question, askedAt: new Date(0).toISOString(), answer, seconds, judgement });
        expect(turns.length).toBeLessThan(MAX_TURNS);
      }
      expect(turns.length).toBeGreaterThan(FIRST);
      const { overall, changes } = debriefInterview(turns, plan);
      expect(overall).not.toBeNull();
      for (const { sentence } of changes) expect(turns.some(({ answer }) => answer?.includes(sentence))).toBe(true);
    }
  });
});
