import type { Alert } from './alert.js';
import { ALERTS } from './alerts.js';
import { recordingRules } from './burn-rates.js';

/** File of the rules beside that of their tests, which names it. */
export const RULES_FILE = 'prometheus-rules.yml';

const annotationsOf = ({ name, summary }: Alert): Record<string, string> => ({
  summary,
  runbook_url: `docs/alerts.md#${name.toLowerCase()}`,
});

const alertingRule = (alert: Alert): object => ({
  alert: alert.name,
  expr: alert.expr,
  ...(alert.for !== undefined && { for: alert.for }),
  labels: { severity: alert.severity },
  annotations: annotationsOf(alert),
});

/** The content of a file of rules for Prometheus: one group, because alerts read what the rules before them have just recorded. */
export const prometheusRules = (): object => ({
  groups: [{ name: 'playbook', rules: [...recordingRules(), ...ALERTS.map(alertingRule)] }],
});

/** The content of a file of tests for promtool: each alert once firing and once silent. */
export const prometheusRuleTests = (): object => ({
  rule_files: [RULES_FILE],
  evaluation_interval: '10m',
  tests: ALERTS.flatMap((alert) =>
    (['firing', 'silent'] as const).map((kind) => {
      const { interval, atTime, input } = alert[kind];
      const labels = { severity: alert.severity, ...alert.labels };
      const isFiring = kind === 'firing';
      return {
        name: `${alert.name} ${kind}`,
        interval,
        input_series: input,
        alert_rule_test: [
          {
            eval_time: atTime,
            alertname: alert.name,
            exp_alerts: isFiring ? [{ exp_labels: labels, exp_annotations: annotationsOf(alert) }] : [],
          },
        ],
      };
    }),
  ),
});
