import { ANALYSES_DASHBOARD } from './analyses.dashboard.js';
import type { DashboardDefinition } from './dashboard.js';
import { GATEWAY_DASHBOARD } from './gateway.dashboard.js';
import { JOURNEY_DASHBOARD } from './journey.dashboard.js';
import { MESSAGING_DASHBOARD } from './messaging.dashboard.js';

/** Every dashboard. */
export const DASHBOARDS: readonly DashboardDefinition[] = [
  GATEWAY_DASHBOARD,
  MESSAGING_DASHBOARD,
  ANALYSES_DASHBOARD,
  JOURNEY_DASHBOARD,
];

/** The queries of all panels as a file of rules, by which promtool reads them. */
export const dashboardQueries = (): object => ({
  groups: DASHBOARDS.map(({ uid, panels }) => ({
    name: uid,
    rules: panels.flatMap(({ queries }, panel) =>
      queries.map(({ expr }, query) => ({
        record: `${uid.replaceAll('-', '_')}:panel_${panel}:query_${query}`,
        expr: expr.replaceAll('$__rate_interval', '5m'),
      })),
    ),
  })),
});
