import { bucket, count, rate } from '../promql.js';
import { analyzeContent } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitch } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';

/** An objective over 30 days. */
export interface Slo {
  /** In the label `slo` and in the names of its alerts. */
  readonly name: string;
  readonly title: string;
  /** Share of good events, such as 0.999. */
  readonly objective: number;
  /** Share of bad events in a window, in PromQL. */
  readonly badShare: (window: string) => string;
  /** A series of bad events and one of all events, as tests of the alerts have them. */
  readonly sample: { readonly bad: string; readonly all: string; readonly isGoodCounted: boolean };
}

const REQUESTS = 'http.server.request.duration';
const CALLS = 'rpc.server.duration';
/** A fault of the product; what a caller did wrong has another status or code. */
const SERVER_ERROR = '=~"5.."';
const FAILURES = ['unexpected_failure', 'service_unavailable', 'request_timeout', 'text_too_complex', 'storage_full'];

const equal = (text: string): string => `="${text}"`;
const oneOf = (texts: readonly string[]): string =>
  `=~"${texts.map((text) => text.replaceAll('.', '\\\\.')).join('|')}"`;

/** The share of `bad` in `all`; nothing bad is 0, and nothing at all is no share. */
const share = (bad: string, all: string, window: string): string =>
  `(${rate(bad, window)} or vector(0)) / ${rate(all, window)}`;

interface RouteGroup {
  readonly name: string;
  readonly title: string;
  readonly methods: string;
  readonly routes: string;
  /** A bound of the buckets. */
  readonly withinS: number;
  readonly objective: number;
  readonly exampleMethod: string;
  readonly exampleRoute: string;
}

const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: 'latency_reads',
    title: 'reads take 250 ms at most',
    methods: '="GET"',
    routes: '=~"/rest/v1/.*"',
    withinS: 0.25,
    objective: 0.99,
    exampleMethod: 'GET',
    exampleRoute: '/rest/v1/application',
  },
  {
    name: 'latency_writes',
    title: 'writes take 500 ms at most',
    methods: '=~"POST|PUT|PATCH|DELETE"',
    routes: '=~"/rest/v1/.*"',
    withinS: 0.5,
    objective: 0.99,
    exampleMethod: 'PATCH',
    exampleRoute: '/rest/v1/application',
  },
  {
    name: 'latency_auth',
    title: 'sign-in and tokens take a second at most',
    methods: '=~"GET|POST|PUT|PATCH|DELETE"',
    routes: '=~"/auth/v1/.*"',
    withinS: 1,
    objective: 0.99,
    exampleMethod: 'POST',
    exampleRoute: '/auth/v1/token',
  },
  {
    name: 'latency_analyses',
    title: 'analyses take 10 seconds at most',
    methods: '="POST"',
    routes: '=~"/functions/v1/.*"',
    withinS: 10,
    objective: 0.95,
    exampleMethod: 'POST',
    exampleRoute: '/functions/v1/analyze-pitch',
  },
];

function latencySlo(group: RouteGroup): Slo {
  const matchers = { 'http.request.method': group.methods, 'http.route': group.routes };
  const fast = bucket(REQUESTS, matchers, group.withinS);
  const all = count(REQUESTS, matchers);
  const labels = `http_request_method="${group.exampleMethod}",http_route="${group.exampleRoute}"`;
  return {
    name: group.name,
    title: group.title,
    objective: group.objective,
    badShare: (window) => `1 - ${rate(fast, window)} / ${rate(all, window)}`,
    sample: {
      bad: `http_server_request_duration_bucket{${labels},le="${group.withinS}"}`,
      all: `http_server_request_duration_count{${labels}}`,
      isGoodCounted: true,
    },
  };
}

const save = { 'http.request.method': equal(saveAnswerRoute.method), 'http.route': equal(saveAnswerRoute.path) };
const saveLabels = `http_request_method="${saveAnswerRoute.method}",http_route="${saveAnswerRoute.path}"`;
const analysis = { 'rpc.method': oneOf([analyzePitch.subject, analyzeContent.subject]) };
const analysisLabels = `rpc_method="${analyzePitch.subject}"`;

/** What the product promises its operators. The objectives are ours; a house with other ones changes them here. */
export const SLOS: readonly Slo[] = [
  {
    name: 'availability',
    title: 'requests are not answered with a fault of the product',
    objective: 0.999,
    badShare: (window) =>
      share(count(REQUESTS, { 'http.response.status_code': SERVER_ERROR }), count(REQUESTS), window),
    sample: {
      bad: 'http_server_request_duration_count{http_response_status_code="503"}',
      all: 'http_server_request_duration_count{http_response_status_code="200"}',
      isGoodCounted: false,
    },
  },
  ...ROUTE_GROUPS.map(latencySlo),
  {
    name: 'analyses_completed',
    title: 'an analysis that was asked for is made',
    objective: 0.99,
    badShare: (window) =>
      share(count(CALLS, { ...analysis, outcome: oneOf(FAILURES) }), count(CALLS, analysis), window),
    sample: {
      bad: `rpc_server_duration_count{${analysisLabels},outcome="unexpected_failure"}`,
      all: `rpc_server_duration_count{${analysisLabels},outcome="ok"}`,
      isGoodCounted: false,
    },
  },
  {
    name: 'saves_acknowledged',
    title: 'a save of an answer is acknowledged',
    objective: 0.999,
    badShare: (window) =>
      share(count(REQUESTS, { ...save, 'http.response.status_code': SERVER_ERROR }), count(REQUESTS, save), window),
    sample: {
      bad: `http_server_request_duration_count{${saveLabels},http_response_status_code="507"}`,
      all: `http_server_request_duration_count{${saveLabels},http_response_status_code="200"}`,
      isGoodCounted: false,
    },
  },
];
