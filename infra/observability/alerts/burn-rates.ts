import type { Alert, AlertCase } from './alert.js';
import { type Slo, SLOS } from './slo.js';

/**
 * Windows and burn rates of Google's Site Reliability Workbook, chapter 5: a page when 2 % of a month's budget is spent in an hour or 5 % in
 * six, a ticket when 10 % is spent in three days. The short window ends an alert soon after its cause.
 */
const PAGE = [
  { long: '1h', short: '5m', burnRate: 14.4 },
  { long: '6h', short: '30m', burnRate: 6 },
];
const TICKET = [{ long: '3d', short: '6h', burnRate: 1 }];

/** Every window that a recording rule is made for. */
const WINDOWS = ['5m', '30m', '1h', '6h', '3d'];

const ruleName = (window: string): string => `slo:bad:ratio_rate${window}`;

interface RecordingRule {
  readonly record: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** The share of bad events of each objective over each window. */
export const recordingRules = (): RecordingRule[] =>
  SLOS.flatMap(({ name, badShare }) =>
    WINDOWS.map((window) => ({ record: ruleName(window), expr: badShare(window), labels: { slo: name } })),
  );

function burns({ name, objective }: Slo, windows: typeof PAGE): string {
  const budget = `(1 - ${objective})`;
  const over = (window: string, burnRate: number): string =>
    `${ruleName(window)}{slo="${name}"} > ${burnRate} * ${budget}`;
  return windows
    .map(({ long, short, burnRate }) => `(${over(long, burnRate)} and ${over(short, burnRate)})`)
    .join(' or ');
}

const EVENTS_PER_STEP = 100_000;
/** Ten hours: shares do not depend on how much of three days has traffic. */
const TICKET_STEPS = 60;

/** Traffic of which a share is bad, for long enough. */
function traffic({ sample }: Slo, badShare: number, interval: string, steps: number): AlertCase {
  const bad = Math.round(EVENTS_PER_STEP * badShare);
  const counted = sample.isGoodCounted ? EVENTS_PER_STEP - bad : bad;
  const others = sample.isGoodCounted ? EVENTS_PER_STEP : EVENTS_PER_STEP - bad;
  return {
    interval,
    atTime: `${steps * Number.parseInt(interval, 10)}m`,
    input: [
      { series: sample.bad, values: `0+${counted}x${steps}` },
      { series: sample.all, values: `0+${others}x${steps}` },
    ],
  };
}

const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

function alertsOf(slo: Slo): Alert[] {
  const budget = 1 - slo.objective;
  const percent = `${Number((slo.objective * 100).toFixed(2))} %`;
  const steps = [
    'Look at the dashboard of the gateway for the route and status, and at `/readyz` of the gateway and of the service behind it.',
    'Search the logs for `trace_id` of a failed or slow request; the trace names the span that took the time.',
    'Undo the newest rollout where it began with one; the table of symptoms in the runbook has the rest.',
  ];
  return [
    {
      name: `${pascal(slo.name)}BurnsFast`,
      severity: 'page',
      expr: burns(slo, PAGE),
      labels: { slo: slo.name },
      summary: `The month's budget of ${slo.name} is spent within days`,
      meaning: `The objective is that ${slo.title}, ${percent} of them over 30 days. At this rate the budget is used up in two to five days.`,
      steps,
      firing: traffic(slo, Math.min(1, budget * 20), '1m', 60),
      silent: traffic(slo, budget * 3, '1m', 60),
    },
    {
      name: `${pascal(slo.name)}BurnsSlowly`,
      severity: 'ticket',
      expr: burns(slo, TICKET),
      for: '1h',
      labels: { slo: slo.name },
      summary: `The month's budget of ${slo.name} will not last`,
      meaning: `The objective is that ${slo.title}, ${percent} of them over 30 days. For three days more was spent than the month has.`,
      steps,
      firing: traffic(slo, budget * 2, '10m', TICKET_STEPS),
      silent: traffic(slo, budget * 0.5, '10m', TICKET_STEPS),
    },
  ];
}

/** A page and a ticket for each objective. */
export const burnRateAlerts = (): Alert[] => SLOS.flatMap(alertsOf);
