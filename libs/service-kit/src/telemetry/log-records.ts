import { logs, SeverityNumber } from '@opentelemetry/api';
import type { LogFieldName } from './registry/log-fields.js';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts for a log line: ids, lengths, hashes and codes. Never a founder's text, a token or an address. */
export type LogFields = Readonly<Partial<Record<LogFieldName, string | number | boolean | null>>>;

const SEVERITY: Record<Exclude<LogLevel, 'silent'>, SeverityNumber> = {
  error: SeverityNumber.ERROR,
  warn: SeverityNumber.WARN,
  info: SeverityNumber.INFO,
  debug: SeverityNumber.DEBUG,
};

/** Hands a log line to the collector; nothing happens where no collector is set. */
export function emitLogRecord(level: Exclude<LogLevel, 'silent'>, message: string, fields: LogFields): void {
  logs.getLogger('playbook').emit({
    severityNumber: SEVERITY[level],
    severityText: level,
    body: message,
    attributes: fields,
  });
}
