import type { Span } from '@opentelemetry/api';
import type { InstrumentationNodeModuleDefinition } from '@opentelemetry/instrumentation';
import { PgInstrumentation, type PgRequestHookInformation } from '@opentelemetry/instrumentation-pg';
import { withoutLiterals } from './without-literals.js';

/** A statement that was prepared has a name of its own, which says nothing: its span is called by its verb, as every other. */
function nameStatement(
  span: Span,
  { query: { name, text }, connection: { database } }: PgRequestHookInformation,
): void {
  if (!span.isRecording()) return;
  const statement = withoutLiterals(text);
  span.setAttribute('db.query.text', statement);
  if (name) span.updateName(`pg.query:${statement.split(' ', 1)[0]?.toUpperCase()} ${database}`);
}

/**
 * The spans of SQL statements, without their values. The pool is left as it is: the hook into it makes no spans where connecting has none,
 * and counts connections each time that one is taken or given back, for metrics that the registry does not have.
 */
export class StatementSpans extends PgInstrumentation {
  constructor() {
    super({
      enhancedDatabaseReporting: false,
      requireParentSpan: true,
      ignoreConnectSpans: true,
      requestHook: nameStatement,
    });
  }

  protected override init(): InstrumentationNodeModuleDefinition[] {
    return super.init().filter(({ name }) => name === 'pg');
  }
}
