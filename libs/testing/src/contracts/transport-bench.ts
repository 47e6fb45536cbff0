import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { AccessTokenVerifier } from '@playbook/service-kit/identity/access-token-verifier';
import { BannedFounders } from '@playbook/service-kit/identity/banned-founders';
import { EndedSessions } from '@playbook/service-kit/identity/ended-sessions';
import { Revocations } from '@playbook/service-kit/identity/revocations';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { Transport } from '@playbook/service-kit/messaging/transport.port';
import { serveNoRevocations } from '../service/serve-no-revocations.js';
import { TestTokens } from '../service/test-tokens.js';
import { type ProbeService, startProbeService } from './probe/start-probe-service.js';

/** A wire that transports can be connected to: one bus, or one server. */
export interface TransportWire {
  /** Another process's end of the wire. */
  connect(): Promise<Transport>;
}

const PUBLIC_URL = 'https://playbook.example';

/** A caller, an issuer of tokens and as many replicas of the probe service as a test asks for, on one wire. */
export class TransportBench {
  private readonly store = new MemoryStore();
  readonly endedSessions = new EndedSessions(this.store);
  private readonly bannedFounders = new BannedFounders(this.store);
  private readonly services: ProbeService[] = [];
  private readonly ends: Transport[] = [];

  private constructor(
    private readonly wire: TransportWire,
    readonly tokens: TestTokens,
  ) {}

  static async open(wire: TransportWire): Promise<TransportBench> {
    const bench = new TransportBench(wire, await TestTokens.create(PUBLIC_URL));
    await serveNoRevocations(await bench.connect());
    return bench;
  }

  /** An end of the wire that is closed with the bench. */
  async connect(): Promise<Transport> {
    const end = await this.wire.connect();
    this.ends.push(end);
    return end;
  }

  async client(): Promise<RpcClient> {
    return new RpcClient(await this.connect());
  }

  async startReplica(): Promise<ProbeService> {
    const transport = await this.connect();
    const revocations = new Revocations(new RpcClient(transport), this.store, this.endedSessions, this.bannedFounders);
    const verifier = new AccessTokenVerifier(await this.tokens.jwks(), revocations, issuerOf(PUBLIC_URL));
    const service = await startProbeService(transport, verifier);
    this.services.push(service);
    return service;
  }

  async close(): Promise<void> {
    for (const service of this.services.splice(0)) {
      service.record.release();
      await service.close();
    }
    await Promise.all(this.ends.splice(0).map((end) => end.close()));
  }
}

/** The typed error that a promise is rejected with. */
export async function faultOf(work: Promise<unknown>): Promise<ProcedureError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ProcedureError) return outcome;
  throw new Error('The call was not rejected with a ProcedureError', { cause: outcome });
}
