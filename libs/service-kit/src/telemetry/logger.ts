import type { LoggerService } from '@nestjs/common';
import { pino, type Logger as Pino } from 'pino';
import type { ProcedureError } from '../errors/procedure-error.js';
import { emitLogRecord, type LogFields, type LogLevel } from './log-records.js';
import { currentTrace } from './trace-context.js';

/**
 * JSON lines on standard output, each with the trace it belongs to, and the same records to the collector where one is set.
 * Also Nest's own logger, whose chatter about routes and modules is left out below `debug`.
 */
export class Logger implements LoggerService {
  private constructor(private readonly lines: Pino) {}

  static create(serviceName: string, level: LogLevel): Logger {
    return new Logger(
      pino({
        level,
        base: { service: serviceName },
        messageKey: 'message',
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      }),
    );
  }

  info(message: string, fields: LogFields = {}): void {
    this.write('info', message, fields);
  }

  /** A fault for operators. Only the error's class, code and stack frames are kept: its message may quote data. */
  failure(message: string, error: ProcedureError): void {
    const cause = error.cause instanceof Error ? error.cause : error;
    const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
    const sqlState = 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
    this.write('error', message, {
      code: error.code,
      causeType: cause.name,
      causeCode: sqlState,
      stack: frames.slice(0, 12).join('\n'),
    });
  }

  log(message: unknown): void {
    this.write('debug', String(message), {});
  }

  debug(message: unknown): void {
    this.write('debug', String(message), {});
  }

  verbose(message: unknown): void {
    this.write('debug', String(message), {});
  }

  warn(message: unknown): void {
    this.write('warn', String(message), {});
  }

  error(message: unknown): void {
    this.write('error', message instanceof Error ? message.name : String(message), {});
  }

  fatal(message: unknown): void {
    this.error(message);
  }

  private write(level: Exclude<LogLevel, 'silent'>, message: string, fields: LogFields): void {
    if (!this.lines.isLevelEnabled(level)) return;
    const spanContext = currentTrace();
    const traced = spanContext ? { ...fields, trace_id: spanContext.traceId, span_id: spanContext.spanId } : fields;
    this.lines[level](traced, message);
    emitLogRecord(level, message, traced);
  }
}
