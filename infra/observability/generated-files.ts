import { format } from 'prettier';
import { stringify } from 'yaml';
import { alertsDocument } from './alerts/alerts-document.js';
import { prometheusRules, prometheusRuleTests, RULES_FILE } from './alerts/prometheus-rules.js';
import { grafanaDashboard } from './dashboards/dashboard.js';
import { collectorConfiguration } from './collector/collector-configuration.js';
import { dashboardQueries, DASHBOARDS } from './dashboards/dashboards.js';
import { telemetryDocument } from './telemetry-document.js';

const FOLDER = 'infra/observability/generated';
/** As the project's settings of the formatter. */
const MARKDOWN = { parser: 'markdown', printWidth: 120 };

const yaml = (content: object): string =>
  `# Made by npm run observability.\n${stringify(content, { lineWidth: 0, aliasDuplicateObjects: false })}`;

/** Every file that is made of this folder, by its path from the root of the repository. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['docs/telemetry.md', await format(telemetryDocument(), MARKDOWN)],
    ['docs/alerts.md', await format(alertsDocument(), MARKDOWN)],
    [`${FOLDER}/${RULES_FILE}`, yaml(prometheusRules())],
    [`${FOLDER}/prometheus-rules.test.yml`, yaml(prometheusRuleTests())],
    [`${FOLDER}/collector.yml`, yaml(collectorConfiguration())],
    [`${FOLDER}/dashboard-queries.yml`, yaml(dashboardQueries())],
    ...DASHBOARDS.map((dashboard): [string, string] => [
      `${FOLDER}/dashboards/${dashboard.uid}.json`,
      `${JSON.stringify(grafanaDashboard(dashboard), null, 2)}\n`,
    ]),
  ]);
}
