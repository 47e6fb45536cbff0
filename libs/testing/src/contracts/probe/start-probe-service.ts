import 'reflect-metadata';
import type { AccessTokenVerifier } from '@playbook/service-kit/identity/access-token-verifier';
import { ProcedureServer } from '@playbook/service-kit/messaging/rpc/procedure-server';
import { RethrowFilter } from '@playbook/service-kit/messaging/rethrow.filter';
import type { Transport } from '@playbook/service-kit/messaging/transport.port';
import { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { type INestMicroservice, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ProbeRecord } from './probe-record.js';
import { ProbeController } from './probe.controller.js';

@Module({ controllers: [ProbeController], providers: [ProbeRecord] })
class ProbeModule {}

export interface ProbeService {
  readonly record: ProbeRecord;
  /** Stops as a service does: takes nothing new, finishes what was begun. */
  close(): Promise<void>;
}

/** One replica of the probe service in a Nest container of its own. */
export async function startProbeService(
  transport: Transport,
  verifier: Pick<AccessTokenVerifier, 'verify' | 'verifyServiceKey'>,
): Promise<ProbeService> {
  const logger = Logger.create('probe', 'silent');
  const strategy = new ProcedureServer({
    transport,
    serviceName: 'probe',
    verifier,
    logger,
    securityLog: new SecurityLog(logger),
  });
  const app: INestMicroservice = await NestFactory.createMicroservice(ProbeModule, { strategy, logger: false });
  app.useGlobalFilters(new RethrowFilter());
  await app.listen();
  return { record: app.get(ProbeRecord), close: () => app.close() };
}
