import { bucket, count, gauge, quantile, rate, total } from '../promql.js';
import type { Alert, AlertCase } from './alert.js';

/** Half an hour, in steps of a minute, looked at at its end. */
const halfHour = (...input: AlertCase['input']): AlertCase => ({ interval: '1m', atTime: '30m', input });

/** A counter that rises by `step` each minute. */
const rising = (series: string, step: number): AlertCase['input'][number] => ({ series, values: `0+${step}x30` });
const steady = (series: string, value: number): AlertCase['input'][number] => ({ series, values: `${value}+0x30` });

const increase = (series: string, window: string): string => `sum (increase(${series}[${window}]))`;

const processes: readonly Alert[] = [
  {
    name: 'ProcessAway',
    severity: 'page',
    expr: 'up{job=~"playbook.*"} == 0',
    for: '5m',
    labels: { job: 'playbook-gateway', instance: 'gateway:9464' },
    summary: 'A process gives no metrics',
    meaning:
      'Prometheus cannot read `/metrics` of a process: it has ended, its event loop is stuck, or the network between is cut.',
    steps: [
      'Ask its `/livez` and read the end of its log; the supervisor or the cluster starts it again.',
      'Where it starts again and again, the line before its end has the error code.',
    ],
    firing: halfHour(steady('up{job="playbook-gateway",instance="gateway:9464"}', 0)),
    silent: halfHour(steady('up{job="playbook-gateway",instance="gateway:9464"}', 1)),
  },
  {
    name: 'EventLoopBlocked',
    severity: 'ticket',
    expr: `${gauge('nodejs.eventloop.delay.p99')} > 0.25`,
    for: '10m',
    labels: { instance: 'gateway:9464' },
    summary: 'The event loop of a process is late by more than 250 ms',
    meaning:
      'Everything that the process does waits that long. It has too little processor, or code that does not yield.',
    steps: ['Compare `process_cpu_time_total` with the limit of the process; give it more, or add replicas.'],
    firing: halfHour(steady('nodejs_eventloop_delay_p99{instance="gateway:9464"}', 0.4)),
    silent: halfHour(steady('nodejs_eventloop_delay_p99{instance="gateway:9464"}', 0.05)),
  },
];

const door: readonly Alert[] = [
  {
    name: 'CallsWithoutLimits',
    severity: 'ticket',
    expr: `${rate(total('rate_limit.unchecked'), '10m')} > 0.1`,
    for: '10m',
    summary: 'Calls pass without their limits being counted',
    meaning:
      'The ephemeral store does not respond, so that the gateway lets calls pass; founders notice nothing, attackers may.',
    steps: ['Bring Redis back: `/readyz` names `gateway.store`.'],
    firing: halfHour(rising('rate_limit_unchecked_total', 60)),
    silent: halfHour(rising('rate_limit_unchecked_total', 0)),
  },
  {
    name: 'SignInsFail',
    severity: 'ticket',
    expr: `${rate(total('security.events', { event: '=~"sign_in_failed|sign_in_locked|factor_code_failed"' }), '10m')} > 5`,
    for: '10m',
    summary: 'More than five attempts to sign in fail each second',
    meaning:
      'Somebody tries passwords or codes, or a client repeats a wrong one. Limits hold; accounts with weak passwords are in danger.',
    steps: [
      'Look at the hashes of clients in the lines `Security event`; block the addresses in front of the product.',
      'Switch the captcha on where the attempts come from many addresses.',
    ],
    firing: halfHour(rising('security_events_total{event="sign_in_failed",reason="invalid_credentials"}', 600)),
    silent: halfHour(rising('security_events_total{event="sign_in_failed",reason="invalid_credentials"}', 60)),
  },
  {
    name: 'MailsRunOut',
    severity: 'page',
    expr: `${increase(total('security.events', { event: '="mails_running_out"' }), '15m')} > 0`,
    summary: 'The mails of this hour are nearly used up',
    meaning: 'Whoever waits for a code or a link will get none until the hour is over.',
    steps: ['A flood wants a captcha; growth wants a higher `AUTH_MAX_MAILS_PER_HOUR`.'],
    firing: halfHour(rising('security_events_total{event="mails_running_out",reason="half"}', 1)),
    silent: halfHour(rising('security_events_total{event="mail_refused",reason="address"}', 1)),
  },
];

/** Texts that were given up, and texts for which no thread was free. */
const NOT_READ = { outcome: '=~"cpu|elapsed|memory|waiting|failed|refused"' };

const work: readonly Alert[] = [
  {
    name: 'EventsNotPublished',
    severity: 'page',
    expr: `${rate(total('messaging.client.sent.messages', { outcome: '!="ok"' }), '10m')} > 0`,
    for: '5m',
    summary: 'Events cannot be published',
    meaning: 'The bus is away or refuses them. Ended sessions reach other processes late, by the ephemeral store.',
    steps: ['`/readyz` names the transport; look at NATS, and whether its users are those of this release.'],
    firing: halfHour(rising('messaging_client_sent_messages_total{outcome="service_unavailable"}', 2)),
    silent: halfHour(rising('messaging_client_sent_messages_total{outcome="ok"}', 200)),
  },
  {
    name: 'JobsGivenUp',
    severity: 'ticket',
    expr: `${increase(count('playbook.jobs.duration', { outcome: '="given_up"' }), '30m')} > 2`,
    summary: 'Analyses of videos are given up',
    meaning: 'A job failed three times; the founder sees that the analysis failed and can ask for it again.',
    steps: ['Search the workers’ logs for `A job failed` and its code: object storage, disk, or one kind of video.'],
    firing: halfHour(rising('playbook_jobs_duration_count{outcome="given_up"}', 1)),
    silent: halfHour(rising('playbook_jobs_duration_count{outcome="done"}', 1)),
  },
  {
    name: 'EngineGivesUp',
    severity: 'ticket',
    expr: `${rate(total('playbook.worker.tasks', NOT_READ), '15m')} / ${rate(total('playbook.worker.tasks'), '15m')} > 0.02`,
    for: '10m',
    summary: 'More than one text in fifty is not read',
    meaning: 'The engine ends tasks over their limits, or has no thread free. Those founders get no analysis.',
    steps: ['The table "Texts that take too long" of the runbook says what to do for each outcome.'],
    firing: halfHour(
      rising('playbook_worker_tasks_total{outcome="cpu"}', 10),
      rising('playbook_worker_tasks_total{outcome="done"}', 90),
    ),
    silent: halfHour(
      rising('playbook_worker_tasks_total{outcome="cpu"}', 1),
      rising('playbook_worker_tasks_total{outcome="done"}', 990),
    ),
  },
  {
    name: 'EngineSlow',
    severity: 'ticket',
    expr: `${quantile(0.95, bucket('playbook.worker.task.duration'), '15m')} > 1`,
    for: '10m',
    summary: 'One text in twenty waits for the engine for more than a second',
    meaning: 'Threads are busy. Founders wait longer for analyses; then calls are refused.',
    steps: ['Raise `PLAYBOOK_WORKER_THREADS` where processors are idle, or add replicas of the service.'],
    firing: halfHour(
      rising('playbook_worker_task_duration_bucket{le="1"}', 80),
      rising('playbook_worker_task_duration_bucket{le="2.5"}', 100),
      rising('playbook_worker_task_duration_bucket{le="+Inf"}', 100),
    ),
    silent: halfHour(
      rising('playbook_worker_task_duration_bucket{le="1"}', 100),
      rising('playbook_worker_task_duration_bucket{le="2.5"}', 100),
      rising('playbook_worker_task_duration_bucket{le="+Inf"}', 100),
    ),
  },
];

const answers = (outcome: string, step: number): AlertCase['input'][number] =>
  rising(`playbook_model_answers_total{playbook_analysis_kind="pitch",outcome="${outcome}"}`, step);

const model: readonly Alert[] = [
  {
    name: 'ModelTakesNoPart',
    severity: 'ticket',
    expr: `${rate(total('playbook.model.answers', { outcome: '!~"ok|cached"' }), '15m')} / ${rate(total('playbook.model.answers'), '15m')} > 0.5`,
    for: '10m',
    summary: 'Most analyses are made without the language model',
    meaning: 'Founders get the built-in engine’s analyses, marked as such.',
    steps: ['The table "The language model" of the runbook says what to do for each reason.'],
    firing: halfHour(answers('timeout', 8), answers('ok', 2)),
    silent: halfHour(answers('timeout', 1), answers('ok', 9)),
  },
  {
    name: 'ModelCostsMuch',
    severity: 'ticket',
    expr: `${increase(total('playbook.model.cost'), '15m')} > 5`,
    summary: 'The language model costs more than 20 US dollars an hour',
    meaning: 'Budgets of founders hold; many founders at once, or accounts made for it, still add up.',
    steps: [
      'Look at the dashboard of analyses for the tokens of a call, and at the number of new accounts.',
      'Lower `PLAYBOOK_MODEL_USD_PER_FOUNDER_DAY` or `PLAYBOOK_MODEL_CONCURRENCY`; the built-in engine takes over.',
    ],
    firing: halfHour(rising('playbook_model_cost_total', 1)),
    silent: halfHour(rising('playbook_model_cost_total', 0.1)),
  },
];

/** Alerts for causes that a burn rate shows late or not at all. */
export const CAUSE_ALERTS: readonly Alert[] = [...processes, ...door, ...work, ...model];
