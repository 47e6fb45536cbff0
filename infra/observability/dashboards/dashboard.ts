import { DashboardBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder } from '@grafana/grafana-foundation-sdk/timeseries';

interface Query {
  readonly expr: string;
  /** Name of a line; `{{label}}` stands for the value of a label. */
  readonly legend: string;
}

interface Panel {
  readonly title: string;
  /** One of Grafana's units, such as `s`, `reqps`, `percentunit`. */
  readonly unit: string;
  readonly queries: readonly Query[];
}

export interface DashboardDefinition {
  /** Part of the dashboard's address and its file's name. */
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

/** Grafana's own variable: long enough a window for four scrapes. */
export const WINDOW = '$__rate_interval';

const PANEL_HEIGHT = 8;
const PANEL_WIDTH = 12;
const REF_IDS = 'ABCDEFGH';

function panelOf({ title, unit, queries }: Panel): PanelBuilder {
  const panel = new PanelBuilder().title(title).unit(unit).min(0).height(PANEL_HEIGHT).span(PANEL_WIDTH);
  for (const [index, { expr, legend }] of queries.entries()) {
    panel.withTarget(new DataqueryBuilder().refId(REF_IDS.charAt(index)).expr(expr).legendFormat(legend));
  }
  return panel;
}

/** A dashboard as Grafana reads it from a file. */
export function grafanaDashboard({ uid, title, panels }: DashboardDefinition): object {
  const dashboard = new DashboardBuilder(`Playbook: ${title}`)
    .uid(uid)
    .tags(['playbook'])
    .readonly()
    .refresh('1m')
    .time({ from: 'now-6h', to: 'now' })
    .timezone('browser');
  for (const panel of panels) dashboard.withPanel(panelOf(panel));
  return dashboard.build();
}
