import { reviewApplication } from '@playbook/critique/application/review-application';
import { answerEngine } from '../answer-analyses/answer.engine.js';
import { ideaEngine } from '../idea-checks/idea.engine.js';
import { pitchEngine } from '../pitch-analyses/pitch.engine.js';

const TEXT =
  'We text a dental practice’s waiting list the minute a patient cancels. 14 practices in Austin pay us $200 a month since May.';

/** Reads one text of each kind, so that dictionaries and models are loaded before the first founder's text comes. */
export function warmUp(): void {
  pitchEngine.critique({ pitch: TEXT });
  answerEngine.critique({ sectionId: 'traction', fieldId: 'metrics', answer: TEXT });
  ideaEngine.critique({
    ideaBrief: TEXT,
    problem: TEXT,
    targetUser: 'Small businesses',
    industry: 'Healthcare',
    stage: 'revenue',
  });
  const value = TEXT;
  reviewApplication({
    answers: [
      { sectionId: 'product', fieldId: 'current-product', value },
      { sectionId: 'product', fieldId: 'validation', value },
      { sectionId: 'traction', fieldId: 'metrics', value },
    ],
    pitch: TEXT,
    idea: null,
    demo: null,
    deck: null,
  });
}
