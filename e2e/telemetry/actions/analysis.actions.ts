import { type Action, PLANTED } from './stage.js';

export const ANALYSES: readonly Action[] = [
  {
    name: 'have a pitch analyzed',
    chains: [
      'click analyze-pitch > HTTP POST > POST /functions/v1/analyze-pitch > call analysis.v1.pitch.analyze > handle analysis.v1.pitch.analyze > pg.query:INSERT',
      'handle analysis.v1.pitch.analyze > worker task',
    ],
    chainsOfServers: ['HTTP POST > POST /functions/v1/analyze-pitch > EVAL redis'],
    run: async (stage) => {
      const { page } = stage;
      await stage.go('/pitch-analyzer');
      await page
        .getByLabel('Your one-liner')
        .fill(`${PLANTED} payroll for 40,000 dental practices that run it by hand`);
      await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
      await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    },
  },
  {
    name: 'check an idea',
    chains: [
      'click check-idea > HTTP POST > POST /functions/v1/analyze-content > call analysis.v1.content.analyze > handle analysis.v1.content.analyze > pg.query:INSERT',
      'handle analysis.v1.content.analyze > worker task',
    ],
    chainsOfServers: ['HTTP POST > POST /functions/v1/analyze-content > EVAL redis'],
    run: async (stage) => {
      const { page } = stage;
      await stage.go('/idea-check');
      await page
        .getByRole('textbox', { name: 'Idea brief' })
        .fill(`We write insurance appeals for clinics in ${PLANTED}.`);
      await page.getByRole('textbox', { name: 'Problem' }).fill(`Clerks in ${PLANTED} skip 6 in 10 denials.`);
      await page.getByRole('button', { name: 'Analyze Idea' }).click();
      await page.getByRole('heading', { name: 'Partner Commentary' }).waitFor();
    },
  },
  {
    name: 'have industry insights made',
    chains: [
      'HTTP POST > POST /functions/v1/get-industry-insights > call insights.v1.insight.get > handle insights.v1.insight.get > pg.query:INSERT',
    ],
    chainsOfServers: ['HTTP POST > POST /functions/v1/get-industry-insights > EVAL redis'],
    run: async (stage) => {
      const { page } = stage;
      await stage.go('/industry-insights');
      await page.getByRole('button', { name: 'Generate Insights for Your Startup' }).click();
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByText(/Analysis (Complete|Failed)/)
        .waitFor();
    },
  },
  {
    name: 'open the dashboard',
    chains: [
      'HTTP GET > GET /rest/v1/dashboard > call analysis.v1.founder.standing > handle analysis.v1.founder.standing > pg.query:SELECT',
      'HTTP GET > GET /rest/v1/dashboard > call applications.v1.founder.standing > handle applications.v1.founder.standing > pg.query:SELECT',
    ],
    chainsOfServers: ['HTTP GET > GET /rest/v1/dashboard > EVAL redis'],
    run: async (stage) => {
      await stage.go('/dashboard');
      await stage.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    },
  },
];
