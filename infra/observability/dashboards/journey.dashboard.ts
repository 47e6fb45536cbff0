import { bucket, count, quantile, rate, total } from '../promql.js';
import { type DashboardDefinition, WINDOW } from './dashboard.js';

const REQUESTS = 'http.server.request.duration';
type Matchers = Parameters<typeof count<typeof REQUESTS>>[1];

/** What a founder does, in the order in which most do it, by the routes that it calls. */
const STEPS: readonly { readonly name: string; readonly matchers: Matchers }[] = [
  { name: 'opens a page', matchers: { 'http.route': '=~"/|/\\\\*"', 'http.request.method': '="GET"' } },
  { name: 'signs in', matchers: { 'http.route': '="/auth/v1/token"', 'http.response.status_code': '="200"' } },
  { name: 'has a text analyzed', matchers: { 'http.route': '=~"/functions/v1/analyze-.*"' } },
  { name: 'saves an answer', matchers: { 'http.route': '=~"/rest/v1/application/answers/.*"' } },
  { name: 'has the application read', matchers: { 'http.route': '="/functions/v1/review-application"' } },
];

/** Pages and what founders do on them. */
export const JOURNEY_DASHBOARD: DashboardDefinition = {
  uid: 'playbook-journey',
  title: 'web and founders’ journey',
  panels: [
    {
      title: 'Steps of the journey',
      unit: 'cpm',
      queries: STEPS.map(({ name, matchers }) => ({
        expr: `60 * ${rate(count(REQUESTS, matchers), WINDOW)}`,
        legend: name,
      })),
    },
    {
      title: 'Time of each step, 95th percentile',
      unit: 's',
      queries: STEPS.map(({ name, matchers }) => ({
        expr: quantile(0.95, bucket(REQUESTS, matchers), WINDOW),
        legend: name,
      })),
    },
    {
      title: 'Web vitals: largest paint and slowest use, 75th percentile',
      unit: 's',
      queries: [
        { expr: quantile(0.75, bucket('playbook.browser.lcp'), WINDOW), legend: 'largest contentful paint' },
        { expr: quantile(0.75, bucket('playbook.browser.inp'), WINDOW), legend: 'interaction to next paint' },
      ],
    },
    {
      title: 'Web vitals: largest paint by page, 75th percentile',
      unit: 's',
      queries: [
        {
          expr: quantile(0.75, bucket('playbook.browser.lcp'), WINDOW, ['url.template']),
          legend: '{{url_template}}',
        },
      ],
    },
    {
      title: 'Web vitals: layout shift, 75th percentile',
      unit: 'short',
      queries: [{ expr: quantile(0.75, bucket('playbook.browser.cls'), WINDOW), legend: 'cumulative layout shift' }],
    },
    {
      title: 'Saves of answers by outcome',
      unit: 'cpm',
      queries: [{ expr: `60 * ${rate(total('playbook.answers.saves'), WINDOW, ['outcome'])}`, legend: '{{outcome}}' }],
    },
    {
      title: 'Requests that were refused, by status',
      unit: 'reqps',
      queries: [
        {
          expr: rate(count(REQUESTS, { 'http.response.status_code': '=~"4.."' }), WINDOW, [
            'http.response.status_code',
          ]),
          legend: '{{http_response_status_code}}',
        },
      ],
    },
  ],
};
