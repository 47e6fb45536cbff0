/** A file that lint must judge by what it imports. */
export interface PlantedImport {
  readonly path: string;
  readonly importedModule: string;
}

const plant = (path: string, ...importedModules: string[]): PlantedImport[] =>
  importedModules.map((importedModule) => ({ path, importedModule }));

/** One of each kind that the boundaries forbid. */
export const FORBIDDEN: readonly PlantedImport[] = [
  ...plant('libs/contracts/src/x.ts', '@playbook/domain/x', 'node:fs', '@nestjs/common', '../../domain/src/x.js'),
  ...plant('libs/domain/src/x.ts', '@playbook/service-kit/x', '@playbook/critique/x', 'node:fs', 'lodash'),
  ...plant('libs/domain/src/deep/x.ts', '../../../contracts/src/x.js'),
  ...plant('libs/critique/src/x.ts', '@playbook/service-kit/x', '@nestjs/common', '@playbook/analysis/service', 'pg'),
  ...plant('libs/critique/src/y.ts', '@playbook/engine-fit/x'),
  ...plant('libs/engine-fit/src/x.ts', '@playbook/service-kit/x', '@playbook/analysis/service', '@nestjs/common'),
  ...plant('services/analysis/src/y.ts', '@playbook/engine-fit/x'),
  ...plant('libs/media/src/x.ts', '@playbook/service-kit/x', '@playbook/critique/x', '@nestjs/common', 'pg'),
  ...plant('libs/service-kit/src/x.ts', '@playbook/critique/x', '@playbook/auth/service', '@playbook/gateway/gateway'),
  ...plant('libs/service-kit/src/x/x.ts', '@nats-io/transport-node', 'ioredis', '../../../contracts/src/limits.js'),
  ...plant('libs/service-kit/src/messaging/x.adapter.ts', 'ioredis', '@playbook/testing/x'),
  ...plant('libs/service-kit/src/ephemeral/x.adapter.ts', '@nats-io/transport-node', '@playbook/auth/service'),
  ...plant('libs/service-kit/src/messaging/x.ts', '@nats-io/transport-node'),
  ...plant('libs/testing/src/x.ts', '@playbook/auth/service', '@playbook/gateway/gateway', 'ioredis'),
  ...plant('services/auth/src/x.ts', '@playbook/analysis/service', '@playbook/gateway/gateway', '@playbook/web/x'),
  ...plant('services/auth/src/x/x.ts', '../../../analysis/src/service.js', '../../../../libs/domain/src/x.js'),
  ...plant(
    'services/analysis/src/x.ts',
    '@playbook/auth/service',
    '@nats-io/nats-core',
    'ioredis',
    '@nestjs/microservices',
  ),
  ...plant('gateway/src/x.ts', '@playbook/auth/service', '@mikro-orm/core', 'pg', '@nestjs/microservices'),
  ...plant('gateway/src/x/x.ts', '@playbook/service-kit/persistence/database', '../../../services/auth/src/service.js'),
  ...plant('web/src/x.ts', '@playbook/service-kit/x', '@playbook/critique/x', 'node:fs', '../../libs/domain/src/x.js'),
  ...plant('infra/src/x.ts', '@playbook/critique/x', '@playbook/web/x', 'ioredis', '../../gateway/src/gateway.js'),
  ...plant('e2e/api/x.ts', '../../gateway/src/gateway.js', '@nats-io/transport-node'),
];

/** What the same packages may import. */
export const ALLOWED: readonly PlantedImport[] = [
  ...plant('libs/contracts/src/good.ts', 'zod', './limits.js', '../good.js'),
  ...plant('libs/domain/src/good.ts', '@playbook/contracts/core/limits', '../good.js'),
  ...plant('libs/critique/src/good.ts', '@playbook/contracts/core/limits', '@playbook/domain/x'),
  ...plant(
    'libs/engine-fit/src/good.ts',
    '@playbook/critique/x',
    '@playbook/media/x',
    '@playbook/contracts/core/limits',
    './x.js',
  ),
  ...plant('libs/media/src/good.ts', '@playbook/contracts/core/limits', 'sharp', '../x.js'),
  ...plant('services/demos/src/good.ts', '@playbook/media/process/media-process'),
  ...plant(
    'libs/service-kit/src/good.ts',
    '@playbook/contracts/core/limits',
    '@mikro-orm/core',
    '@nestjs/common',
    './x.js',
  ),
  ...plant('libs/service-kit/src/messaging/good.adapter.ts', '@nats-io/transport-node', '../x/x.js'),
  ...plant('libs/service-kit/src/ephemeral/good.adapter.ts', 'ioredis'),
  ...plant('libs/service-kit/src/good.spec.ts', '@playbook/testing/wait-until'),
  ...plant(
    'services/auth/src/good.ts',
    '@playbook/service-kit/x/y',
    '@playbook/critique/x',
    '@playbook/domain/x',
    'zod',
  ),
  ...plant('services/auth/src/x/good.ts', '../y/good.js', '../good.js'),
  ...plant('services/auth/test/good.fixture.ts', '../src/good.js', '@playbook/testing/service/start-test-service'),
  ...plant(
    'gateway/src/good.ts',
    '@playbook/service-kit/messaging/rpc/rpc-client',
    '@playbook/contracts/core/limits',
    'fastify',
  ),
  ...plant('gateway/src/auth/good.ts', '../auth/good.js', '../http/good.js'),
  ...plant('web/src/good.ts', '@playbook/contracts/core/limits', '@playbook/domain/x', 'react'),
  ...plant('infra/src/good.ts', '@playbook/gateway/gateway', '@playbook/auth/service', '@playbook/service-kit/x'),
];
