import { bucket, count, gauge, quantile, rate, total } from '../promql.js';
import { type DashboardDefinition, WINDOW } from './dashboard.js';

const CALLS = 'rpc.server.duration';
const EVENTS = 'messaging.process.duration';
const JOBS = 'playbook.jobs.duration';

/** Procedures and events between processes, and the jobs of workers. */
export const MESSAGING_DASHBOARD: DashboardDefinition = {
  uid: 'playbook-messaging',
  title: 'messaging and jobs',
  panels: [
    {
      title: 'Procedures by outcome',
      unit: 'reqps',
      queries: [{ expr: rate(count(CALLS), WINDOW, ['outcome']), legend: '{{outcome}}' }],
    },
    {
      title: 'Procedures that fail',
      unit: 'reqps',
      queries: [
        {
          expr: `topk(10, ${rate(
            count(CALLS, { outcome: '=~"unexpected_failure|service_unavailable|request_timeout"' }),
            WINDOW,
            ['rpc.method', 'outcome'],
          )})`,
          legend: '{{rpc_method}} {{outcome}}',
        },
      ],
    },
    {
      title: 'The ten slowest procedures, 95th percentile',
      unit: 's',
      queries: [
        { expr: `topk(10, ${quantile(0.95, bucket(CALLS), WINDOW, ['rpc.method'])})`, legend: '{{rpc_method}}' },
      ],
    },
    {
      title: 'Events published',
      unit: 'cps',
      queries: [
        {
          expr: rate(total('messaging.client.sent.messages'), WINDOW, ['messaging.destination.name', 'outcome']),
          legend: '{{messaging_destination_name}} {{outcome}}',
        },
      ],
    },
    {
      title: 'Events handled',
      unit: 'cps',
      queries: [
        {
          expr: rate(count(EVENTS), WINDOW, ['messaging.destination.name', 'playbook.service', 'outcome']),
          legend: '{{messaging_destination_name}} {{playbook_service}} {{outcome}}',
        },
      ],
    },
    {
      title: 'Time of an event, 95th percentile',
      unit: 's',
      queries: [
        {
          expr: quantile(0.95, bucket(EVENTS), WINDOW, ['messaging.destination.name']),
          legend: '{{messaging_destination_name}}',
        },
      ],
    },
    {
      title: 'Jobs that workers have, and that wait for one',
      unit: 'short',
      queries: [
        { expr: gauge('playbook.jobs.running'), legend: '{{job}} {{instance}}' },
        { expr: gauge('playbook.jobs.waiting'), legend: '{{job}} waiting, seen by {{instance}}' },
      ],
    },
    {
      title: 'Jobs by outcome',
      unit: 'cpm',
      queries: [{ expr: `60 * ${rate(count(JOBS), WINDOW, ['outcome'])}`, legend: '{{outcome}}' }],
    },
    {
      title: 'Time of a job, 50th and 95th percentile',
      unit: 's',
      queries: [0.5, 0.95].map((share) => ({ expr: quantile(share, bucket(JOBS), WINDOW), legend: `p${share * 100}` })),
    },
  ],
};
