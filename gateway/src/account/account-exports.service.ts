import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { exportAuth } from '@playbook/contracts/auth/auth-account.contract';
import type { FounderLifecycle } from '@playbook/contracts/founder/define-founder-lifecycle';
import { FOUNDER_LIFECYCLES } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { Lease } from '@playbook/service-kit/ephemeral/lease';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { type CallOptions, RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { RouteCall } from '../http/route-call.js';
import { StreamedDocument } from '../http/responses/streamed-document.js';
import { type ExportedPage, exportDocument, type ExportedService } from './export-document.js';

/** After so long without a sign of life of the process that writes an export, the founder can have another one. */
const LEASE_MS = 5_000;
const RETRY_AFTER_S = 5;

/** Exports that are being written: pages of the services, one at a time and one export at a time for each founder. */
@Injectable()
export class AccountExports implements BeforeApplicationShutdown {
  private readonly open = new Set<StreamedDocument>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: Logger,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  /**
   * Asks every service for its first page, so that one that is away is told with a status; what fails later breaks the document off.
   * @throws ProcedureError `export_in_progress` while another export of the founder is written, and what the services throw
   */
  async start({ actor, onBehalf }: Pick<RouteCall, 'actor' | 'onBehalf'>): Promise<StreamedDocument> {
    if (actor === null) throw new ProcedureError('no_authorization', 'Sign in first');
    const lease = await Lease.take(this.store, ['export', actor.founderId], LEASE_MS);
    if (lease === null) {
      throw new ProcedureError('export_in_progress', 'Another export of this account is being written', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    const reader = new AbortController();
    const options = { ...onBehalf, signal: reader.signal };
    try {
      const pieces = this.untilItFails(await this.openDocument(options), reader.signal);
      const document: StreamedDocument = new StreamedDocument({
        pieces,
        onClose: () => {
          this.open.delete(document);
          reader.abort();
          void lease.release();
        },
      });
      this.open.add(document);
      return document;
    } catch (error) {
      await lease.release();
      throw error;
    }
  }

  /** An export may take minutes; a gateway that stops does not wait for it. */
  beforeApplicationShutdown(): void {
    for (const document of this.open) document.breakOff('The gateway stops');
  }

  private async openDocument(options: CallOptions): Promise<AsyncGenerator<string>> {
    const [account, ...services] = await Promise.all([
      this.rpc.call(exportAuth, {}, options),
      ...FOUNDER_LIFECYCLES.map((lifecycle) => this.openService(lifecycle, options)),
    ]);
    return exportDocument({ exportedAt: new Date().toISOString(), account, services });
  }

  private async openService(
    { service, lists, exportPage }: FounderLifecycle,
    options: CallOptions,
  ): Promise<ExportedService> {
    const first = await this.rpc.call(exportPage, {}, options);
    const pages = pagesFrom(first, (cursor) => this.rpc.call(exportPage, { cursor }, options));
    return { service, lists, pages };
  }

  private async *untilItFails(pieces: AsyncGenerator<string>, reader: AbortSignal): AsyncGenerator<string> {
    try {
      yield* pieces;
    } catch (thrown) {
      if (!reader.aborted) this.logger.failure('An export broke off', toProcedureError(thrown));
      throw thrown;
    }
  }
}

async function* pagesFrom(
  first: ExportedPage,
  next: (cursor: string) => Promise<ExportedPage>,
): AsyncGenerator<ExportedPage> {
  for (let page = first; ; page = await next(page.nextCursor)) {
    yield page;
    if (page.nextCursor === null) return;
  }
}
