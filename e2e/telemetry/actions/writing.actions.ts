import { type Action, PLANTED, type Stage } from './stage.js';

const ANSWER = `31 clinics in ${PLANTED} pay us $99 a month.`;

const metrics = ({ page }: Stage) => page.getByRole('textbox', { name: /key metrics/ });
const saved = ({ page }: Stage): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();

export const WRITING: readonly Action[] = [
  {
    name: 'save an answer',
    chains: [
      'HTTP PUT > PUT /rest/v1/application/answers/:sectionId/:fieldId > call applications.v1.answer.save > handle applications.v1.answer.save > pg.query:SELECT',
    ],
    chainsOfServers: ['HTTP PUT > PUT /rest/v1/application/answers/:sectionId/:fieldId > EVAL redis'],
    run: async (stage) => {
      await stage.go('/yc-app-builder?section=traction');
      await metrics(stage).fill(ANSWER);
      await saved(stage);
    },
  },
  {
    name: 'restore a version',
    chains: [
      'HTTP POST > POST /rest/v1/application/versions/restore > call applications.v1.answer.restore > handle applications.v1.answer.restore > pg.query:SELECT',
    ],
    chainsOfServers: ['HTTP POST > POST /rest/v1/application/versions/restore > EVAL redis'],
    run: async (stage) => {
      const { page } = stage;
      await metrics(stage).fill(`${ANSWER} In July it was 12.`);
      await saved(stage);
      await page.getByRole('button', { name: /^History.*key metrics/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Answer History' });
      await dialog.getByRole('button', { name: /^Restore version 1/ }).click();
      await page.getByText('Version restored').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'have an answer analyzed',
    chains: [
      'click analyze-answer > HTTP POST > POST /functions/v1/analyze-content > call analysis.v1.content.analyze > handle analysis.v1.content.analyze > pg.query:INSERT',
      'handle analysis.v1.content.analyze > worker task',
    ],
    chainsOfServers: ['HTTP POST > POST /functions/v1/analyze-content > EVAL redis'],
    run: async ({ page }) => {
      await page.getByRole('button', { name: /Analyze Answer.*key metrics/ }).click();
      await page.getByRole('heading', { name: 'Partner Feedback' }).waitFor();
    },
  },
  {
    name: "read the partner's memo",
    chains: [
      'HTTP POST > POST /functions/v1/review-application > call applications.v1.application.get > handle applications.v1.application.get > pg.query:SELECT',
      'POST /functions/v1/review-application > call analysis.v1.application.review > handle analysis.v1.application.review',
    ],
    chainsOfServers: ['HTTP POST > POST /functions/v1/review-application > EVAL redis'],
    run: async (stage) => {
      await stage.go('/yc-app-builder/memo');
      await stage.page
        .getByText(/What I would ask|There is too little to read yet/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'begin a mock interview',
    chains: [
      'HTTP POST > POST /functions/v1/start-interview > call interviews.v1.interview.start > handle interviews.v1.interview.start > pg.query:INSERT',
    ],
    chainsOfServers: ['HTTP POST > POST /functions/v1/start-interview > EVAL redis'],
    run: async (stage) => {
      await stage.go('/interview');
      await stage.page.getByRole('button', { name: 'Begin the Interview' }).click();
      await stage.page.getByLabel('Your answer', { exact: true }).waitFor();
    },
  },
  {
    name: 'answer in a mock interview',
    chains: [
      'HTTP POST > POST /functions/v1/answer-interview > call interviews.v1.interview.answer > handle interviews.v1.interview.answer > pg.query:UPDATE',
    ],
    chainsOfServers: ['HTTP POST > POST /functions/v1/answer-interview > EVAL redis'],
    run: async ({ page }) => {
      await page
        .getByLabel('Your answer', { exact: true })
        .fill(`We fill dental chairs in ${PLANTED} by text message.`);
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await page.getByRole('region', { name: 'Your last answer' }).waitFor();
    },
  },
];
