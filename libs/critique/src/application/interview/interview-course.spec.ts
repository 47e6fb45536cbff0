import { describe, expect, it } from '@jest/globals';
import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { InterviewPlan, InterviewQuestion, InterviewTurn } from '@playbook/contracts/interviews/interview.schema';
import { debriefInterview } from './debrief-interview.js';
import { judgeInterviewAnswer } from './judge-interview-answer.js';
import { followUp } from './follow-up.js';
import { expectationOf } from './open-points.js';
import { nextQuestion } from './next-question.js';
import { planInterview } from './plan-interview.js';

const METRICS = { sectionId: 'traction', fieldId: 'metrics', value: '31 clinics pay us $90 a month.' } as const;
const plan = planInterview({ answers: [METRICS], pitch: null, idea: null, demo: null, deck: null, ideaRisk: null });

function answered(answers: readonly string[], of: InterviewPlan = plan): InterviewTurn[] {
  const turns: InterviewTurn[] = [];
  for (const answer of answers) {
    const question = nextQuestion(of, turns);
    if (question === null) break;
    const judgement = judgeInterviewAnswer(question, answer, 5);
    turns.push({ question, askedAt: '2026-11-26T10:00:00.000Z', answer, seconds: 5, judgement });
  }
  return turns;
}

describe('an interview', () => {
  it('begins with what they make, and then asks about their own words', () => {
    const [first, second] = plan.questions;
    expect(first?.text).toBe('In one sentence: what do you make?');
    expect(second?.text).toMatch(/^You write '31 clinics pay us \$90 a month'\. /);
    expect(second?.quotes[0]).toMatchObject({ text: METRICS.value, place: { fieldId: 'metrics' } });
  });

  it.each([
    [
      'who founded it alone for no other founder',
      {
        'founder-names': 'Daniel Okafor, solo founder. I led the gripper team at Ocado.',
        'fulltime-commitment': 'Full-time since June 2025.',
      },
      /by name|Who builds|Which of you|How do you know one another/,
    ],
    [
      'for nothing that another answer says',
      {
        validation: '312 persons sent money, 190 of them more than one time.',
        'first-users': 'We stood in front of the church in Getafe. First sunday 9 people, second 17.',
        metrics: 'Volume: July 18,000 €, August 31,000 €, September 52,500 €.',
      },
      /second time|stayed|main number/,
    ],
    [
      'for nothing that an answer says in its own words',
      {
        'founder-names': 'Amara ran cold chain at the Ministry. Lindiwe Dube does sales, Ben builds the fridges.',
        'founder-relationship': 'We know each other from the university in Pretoria and built 3 fridges together.',
        'responsibility-split': 'Ben: hardware. Lindiwe: fishing co-ops. I decide money.',
        'current-product': 'An ice machine. The compressor fails in salt air after 7 months.',
        'how-it-works': 'Panels charge a brine tank. At night the brine freezes flake ice.',
        validation: '7 beaches pay 430 dollars a month. One, Litare, left.',
        'progress-made': 'June 2024 first machine. October 2024: 5 machines.',
        competitors: 'The ice plant in Kisumu. Most use paper. ColdHubs is the one that we fear.',
      },
      /by name|Who sells|does not work yet|Where did you meet|When was that|did you ship|instead today|lose to|stayed, how many/,
    ],
  ])('asks %s', (_, texts, wrong) => {
    const answers = BUILDER_FIELDS.flatMap((field) => {
      const value = new Map<string, string>(Object.entries(texts)).get(field.fieldId);
      return value === undefined ? [] : [{ ...field, value }];
    });
    const { questions } = planInterview({ answers, pitch: null, idea: null, demo: null, deck: null, ideaRisk: null });
    expect(questions.map(({ text }) => text).filter((text) => wrong.test(text))).toEqual([]);
  });

  it('asks once more what was not answered, and only once', () => {
    const turns = answered(['We make software for clinics.', 'It is going great.', 'It really is.']);
    expect(turns[2]?.question.text).toMatch(/^Once more, in one sentence: What was your main number/);
    expect(nextQuestion(plan, turns)?.text).not.toMatch(/^Once more/);
  });

  it('follows up on what was just said', () => {
    const turns = answered(['We fill dental chairs. 42 practices pay us.']);
    expect(nextQuestion(plan, turns)?.text).toBe("'42 practices pay us': how did the last one of them find you?");
  });

  it.each([
    ['insight', 'Why has nobody done this before?', 'way', 'Because panels cost 26 cents a watt until 2022.'],
    ['plans', 'What will be true in six months that is not true today?', 'number', '40 farms pay, one I never met.'],
  ] as const)('asks for no customer of a price or a count that is nobody’s yet: %s', (topic, text, expects, answer) => {
    const question: InterviewQuestion = {
      id: 'q',
      reason: 'well-known',
      topic,
      text,
      quotes: [],
      field: null,
      expects,
    };
    const judgement = judgeInterviewAnswer(question, answer, 5);
    const turn: InterviewTurn = { question, askedAt: '2026-11-26T10:00:00.000Z', answer, seconds: 5, judgement };
    expect(followUp([turn], [])).toBeNull();
  });

  it('listens for what the question asks for, whatever the quoted words are', () => {
    const value = 'The number of clinics that we know when we start is small. Our users like it.';
    const { questions } = planInterview({
      answers: [{ sectionId: 'traction', fieldId: 'first-users', value }],
      pitch: null,
      idea: null,
      demo: null,
      deck: null,
      ideaRisk: null,
    });
    const asked = questions.filter(({ text }) => text.startsWith("You write 'The number"));
    expect(asked.length).toBeGreaterThan(0);
    for (const { text, expects } of asked)
      expect(expects).toBe(/how many/i.test(text) ? 'number' : expectationOf(text.split('. ').at(-1)!));
  });

  it.each([
    ['Who decides when you disagree?', 'name'],
    ['Where did you meet, and how?', 'what'],
    ['What is the hard part, and how good are you at it?', 'what'],
    ['Which one do you fear, and why?', 'name'],
    ['When did you last have this problem yourself, and what did you do?', 'time'],
    ['Customers times price: how much is that a year?', 'number'],
    ['How did you find each of the first ten?', 'way'],
    ['Give the date on which each of you stops, or what it depends on.', 'time'],
  ] as const)('hears from "%s" that it wants a %s', (ask, expects) => {
    expect(expectationOf(ask)).toBe(expects);
  });

  it.each([
    ['Farms pay us $90 a month.', 'Farms pay us $120 a month.', 'price', 'number'],
    ['We met in 2019.', 'We met in 2021.', 'met', 'time'],
  ] as const)('listens for what settles the contradiction of "%s" and "%s"', (first, second, topic, expects) => {
    const { questions } = planInterview({
      answers: [
        { sectionId: 'company', fieldId: 'business-model', value: first },
        { sectionId: 'founders', fieldId: 'founder-relationship', value: second },
      ],
      pitch: null,
      idea: null,
      demo: null,
      deck: null,
      ideaRisk: null,
    });
    expect(questions.find(({ reason }) => reason === 'contradiction')).toMatchObject({
      id: `contradiction:${topic}.0`,
      expects,
    });
  });

  it('can name the risk that an idea check found', () => {
    const risky = planInterview({
      answers: [],
      pitch: null,
      idea: null,
      demo: null,
      deck: null,
      ideaRisk: 'A known trap.',
    });
    expect(risky.questions[1]?.text).toBe('A known trap. Why will it go differently for you?');
  });
});

describe('its debrief', () => {
  it('names best and worst moments, what to rehearse, and what the application lacks', () => {
    const turns = answered([
      'We fill dental chairs by text message for practices.',
      'In August 22, in September 28, in October 31.',
      '',
    ]);
    const debrief = debriefInterview(turns, plan);
    expect(debrief.best.map(({ quote }) => quote)).toContain("'In August 22, in September 28, in October 31.'");
    expect(debrief.worst.map(({ quote }) => quote)).toContain('');
    expect(debrief.rehearse).toEqual([turns[2]?.question.id]);
    expect(debrief.changes).toEqual([
      {
        sectionId: 'traction',
        fieldId: 'metrics',
        sentence: 'In August 22, in September 28, in October 31.',
        why: 'Your application does not have 22.',
      },
    ]);
  });

  it('has no score where nothing was answered', () => {
    expect(debriefInterview([], plan)).toEqual({ overall: null, best: [], worst: [], rehearse: [], changes: [] });
  });
});
