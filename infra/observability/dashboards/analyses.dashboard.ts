import { bucket, count, quantile, rate, sum, total } from '../promql.js';
import { type DashboardDefinition, WINDOW } from './dashboard.js';

const MODEL = 'gen_ai.client.operation.duration';
const TASKS = 'playbook.worker.task.duration';
const COST = 'playbook.model.cost';

/** The engine, the language model and what it costs. */
export const ANALYSES_DASHBOARD: DashboardDefinition = {
  uid: 'playbook-analyses',
  title: 'analyses and model cost',
  panels: [
    {
      title: 'Analyses by outcome',
      unit: 'cpm',
      queries: [
        {
          expr: `60 * ${rate(count('rpc.server.duration', { 'rpc.method': '=~".*\\\\.(analyze|review)"' }), WINDOW, ['rpc.method', 'outcome'])}`,
          legend: '{{rpc_method}} {{outcome}}',
        },
      ],
    },
    {
      title: 'Tasks of the engine by outcome',
      unit: 'cps',
      queries: [
        {
          expr: rate(total('playbook.worker.tasks'), WINDOW, ['playbook.service', 'outcome']),
          legend: '{{playbook_service}} {{outcome}}',
        },
      ],
    },
    {
      title: 'Time of a task of the engine, 50th and 95th percentile, and the mean',
      unit: 's',
      queries: [
        ...[0.5, 0.95].map((share) => ({ expr: quantile(share, bucket(TASKS), WINDOW), legend: `p${share * 100}` })),
        { expr: `${rate(sum(TASKS), WINDOW)} / ${rate(count(TASKS), WINDOW)}`, legend: 'mean' },
      ],
    },
    {
      title: 'How the language model took part',
      unit: 'percentunit',
      queries: [
        {
          expr: `${rate(total('playbook.model.answers'), WINDOW, ['outcome'])} / scalar(${rate(total('playbook.model.answers'), WINDOW)})`,
          legend: '{{outcome}}',
        },
      ],
    },
    {
      title: 'Time of a call of the language model, 50th and 95th percentile',
      unit: 's',
      queries: [0.5, 0.95].map((share) => ({
        expr: quantile(share, bucket(MODEL), WINDOW, ['gen_ai.request.model']),
        legend: `{{gen_ai_request_model}} p${share * 100}`,
      })),
    },
    {
      title: 'Calls of the language model by outcome',
      unit: 'cpm',
      queries: [{ expr: `60 * ${rate(count(MODEL), WINDOW, ['outcome'])}`, legend: '{{outcome}}' }],
    },
    {
      title: 'Tokens',
      unit: 'cpm',
      queries: [
        {
          expr: `60 * ${rate(total('gen_ai.client.token.used'), WINDOW, ['gen_ai.request.model', 'gen_ai.token.type'])}`,
          legend: '{{gen_ai_request_model}} {{gen_ai_token_type}}',
        },
      ],
    },
    {
      title: 'Cost of an hour and of the last 24',
      unit: 'currencyUSD',
      queries: [
        {
          expr: `3600 * ${rate(total(COST), '1h', ['gen_ai.request.model'])}`,
          legend: '{{gen_ai_request_model}} hour',
        },
        { expr: `sum (increase(${total(COST)}[24h]))`, legend: '24 hours' },
      ],
    },
  ],
};
