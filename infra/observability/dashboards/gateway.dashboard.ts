import { bucket, count, gauge, quantile, rate, total } from '../promql.js';
import { type DashboardDefinition, WINDOW } from './dashboard.js';

const REQUESTS = 'http.server.request.duration';

/** Requests at the gateway by rate, errors and duration, what it refused, and how its processes are. */
export const GATEWAY_DASHBOARD: DashboardDefinition = {
  uid: 'playbook-gateway',
  title: 'gateway and API',
  panels: [
    {
      title: 'Requests by status',
      unit: 'reqps',
      queries: [
        { expr: rate(count(REQUESTS), WINDOW, ['http.response.status_code']), legend: '{{http_response_status_code}}' },
      ],
    },
    {
      title: 'Share of requests with a fault of the product',
      unit: 'percentunit',
      queries: [
        {
          expr: `${rate(count(REQUESTS, { 'http.response.status_code': '=~"5.."' }), WINDOW)} / ${rate(count(REQUESTS), WINDOW)}`,
          legend: '5xx',
        },
      ],
    },
    {
      title: 'Time of a request, 50th, 95th and 99th percentile',
      unit: 's',
      queries: [0.5, 0.95, 0.99].map((share) => ({
        expr: quantile(share, bucket(REQUESTS), WINDOW),
        legend: `p${share * 100}`,
      })),
    },
    {
      title: 'The ten slowest routes, 95th percentile',
      unit: 's',
      queries: [
        {
          expr: `topk(10, ${quantile(0.95, bucket(REQUESTS), WINDOW, ['http.request.method', 'http.route'])})`,
          legend: '{{http_request_method}} {{http_route}}',
        },
      ],
    },
    {
      title: 'Routes with faults',
      unit: 'reqps',
      queries: [
        {
          expr: `topk(10, ${rate(count(REQUESTS, { 'http.response.status_code': '=~"5.."' }), WINDOW, ['http.route'])})`,
          legend: '{{http_route}}',
        },
      ],
    },
    {
      title: 'Connections closed because there were too many',
      unit: 'cps',
      queries: [{ expr: rate(total('http.server.connections.closed'), WINDOW, ['reason']), legend: '{{reason}}' }],
    },
    {
      title: 'Attempts against accounts and limits',
      unit: 'cps',
      queries: [
        { expr: rate(total('security.events'), WINDOW, ['event']), legend: '{{event}}' },
        { expr: rate(total('rate_limit.unchecked'), WINDOW), legend: 'not counted' },
      ],
    },
    {
      title: 'Delay of the event loop, 99th percentile',
      unit: 's',
      queries: [{ expr: gauge('nodejs.eventloop.delay.p99'), legend: '{{job}} {{instance}}' }],
    },
    {
      title: 'Processor',
      unit: 'percentunit',
      queries: [
        {
          expr: `sum by (job, instance) (rate(${total('process.cpu.time')}[${WINDOW}]))`,
          legend: '{{job}} {{instance}}',
        },
      ],
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: [{ expr: gauge('process.memory.usage'), legend: '{{job}} {{instance}}' }],
    },
  ],
};
