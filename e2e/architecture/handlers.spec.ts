import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { OnEvent } from '@playbook/service-kit/messaging/on-event.decorator';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import { contractsIn } from '@playbook/contracts/bus-contracts';
import { getAuthSettings, sessionEnded } from '@playbook/contracts/auth/auth.contract';
import type { z } from 'zod';
import { type Procedure, serviceOf } from '@playbook/contracts/core/procedure';
import { Controller, Get, Module } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { handlerFaults, servedSubjects } from './support/handler-faults.js';
import { loadServices } from './support/service-definitions.js';
import { filesBelow } from './support/workspace.js';

async function loadProcedures(): Promise<Procedure[]> {
  const names = filesBelow('libs/contracts/src').filter((path) => path.endsWith('.contract.ts'));
  const modules = await Promise.all(
    names.map((path) => import(`@playbook/contracts/${path.slice('libs/contracts/src/'.length, -'.ts'.length)}`)),
  );
  return contractsIn(modules).filter((contract): contract is Procedure => 'timeoutMs' in contract);
}

describe('handlers of the services', () => {
  let services: ServiceDefinition[];
  let procedures: Procedure[];

  beforeAll(async () => {
    services = await loadServices();
    procedures = await loadProcedures();
  });

  it('are found at all', () => {
    expect(services.map(({ name }) => name)).toEqual(expect.arrayContaining(['analysis', 'auth']));
    expect(procedures.length).toBeGreaterThan(0);
  });

  it('all have a contract of their own service', () => {
    expect(services.flatMap(({ module, name }) => handlerFaults(module, name))).toEqual([]);
  });

  it('serve every declared procedure exactly once', () => {
    const served = services.flatMap(({ module }) => servedSubjects(module));
    expect(served.toSorted()).toEqual(procedures.map(({ subject }) => subject).toSorted());
  });

  it('belong to services that exist', () => {
    const names = services.map(({ name }) => name);
    expect(procedures.filter(({ subject }) => !names.includes(serviceOf(subject)))).toEqual([]);
  });
});

describe('the check of handlers', () => {
  @Controller()
  class Planted {
    @Rpc(getAuthSettings)
    async settings(): Promise<z.output<typeof getAuthSettings.output>> {
      throw new Error('It is never called');
    }

    @OnEvent(sessionEnded, 'each-process')
    async onSessionEnded(_ended: { sessionId: string; endedAt: string }): Promise<void> {}

    @MessagePattern('auth.v1.settings.raw')
    raw(): void {}

    @Get()
    http(): void {}
  }

  @Module({ controllers: [Planted] })
  class Inner {}

  @Module({ imports: [{ module: Inner }] })
  class Outer {}

  it('finds a method without a contract, also in a module that is imported', () => {
    expect(handlerFaults(Outer, 'auth')).toEqual([
      'Planted.raw has no schema: it was declared without @Rpc or @OnEvent',
      'Planted.http is no handler: it has neither @Rpc nor @OnEvent',
    ]);
  });

  it('finds a procedure of another service', () => {
    expect(handlerFaults(Outer, 'analysis')).toContain(
      'Planted.settings serves auth.v1.settings.get, which belongs to another service',
    );
  });
});
