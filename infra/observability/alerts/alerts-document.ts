import { ALERTS } from './alerts.js';
import { SLOS } from './slo.js';

const SEVERITIES = { page: 'calls somebody at once', ticket: 'for the next working day' } as const;

/** The page of the runbook that alerts lead to, in Markdown. */
export function alertsDocument(): string {
  const objectives = SLOS.map(({ name, title, objective }) => {
    const percent = `${Number((objective * 100).toFixed(2))} %`;
    return `| \`${name}\` | ${title} | ${percent} |`;
  });
  const pages = ALERTS.map(({ name, severity, expr, for: held, summary, meaning, steps }) =>
    [
      `## ${name}`,
      `${summary}. It ${SEVERITIES[severity]}${held === undefined ? '' : `, after it held for ${held}`}.`,
      meaning,
      steps.map((step) => `- ${step}`).join('\n'),
      `\`\`\`promql\n${expr}\n\`\`\``,
    ].join('\n\n'),
  );
  return [
    '# Alerts',
    'Made by `npm run observability` of `infra/observability`. The rules are in `infra/observability/generated/prometheus-rules.yml`, and ' +
      '`npm run verify:alerts` tests that each of them fires when it should and is silent when it should. The general symptoms are in the ' +
      '[runbook](runbook.md).',
    ['| objective over 30 days | what it says | share |', '| --- | --- | --- |', ...objectives].join('\n'),
    ...pages,
  ].join('\n\n');
}
