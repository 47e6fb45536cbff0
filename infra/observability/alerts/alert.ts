/** Whom an alert calls: `page` wakes somebody, `ticket` is for the next working day. */
type Severity = 'page' | 'ticket';

/** A series of a test: values of each interval in promtool's notation. */
interface SampleSeries {
  readonly series: string;
  readonly values: string;
}

export interface AlertCase {
  readonly interval: string;
  /** When the alert is looked at. */
  readonly atTime: string;
  readonly input: readonly SampleSeries[];
}

export interface Alert {
  readonly name: string;
  readonly severity: Severity;
  readonly expr: string;
  /** How long it must hold. */
  readonly for?: string;
  /** Labels that the series it fires for have beside the severity. */
  readonly labels?: Readonly<Record<string, string>>;
  /** One sentence. */
  readonly summary: string;
  /** What founders notice, and what to do: lines of the runbook. */
  readonly meaning: string;
  readonly steps: readonly string[];
  /** A case in which it fires and one in which it is silent, with as much of the same. */
  readonly firing: AlertCase;
  readonly silent: AlertCase;
}
