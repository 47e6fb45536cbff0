import { logs, SeverityNumber } from '@opentelemetry/api';
import type { LogFields, LogLevel } from './logger.js';

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
