import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { SchemaDefinition } from '../persistence/orm-options.js';
import type { WorkerModule } from '../workers/worker-pool.js';

/** A service as data: what both topologies need to start it. The only thing a service exports. */
export interface ServiceDefinition<S extends z.ZodObject = z.ZodObject> {
  /** First token of its subjects, its queue group and its database schema. */
  readonly name: string;
  /** Name of its processes where a service has several kinds of them, for logs, metrics and probes; the service's unless said. */
  readonly kind?: string;
  /** Root module of its Nest container. */
  readonly module: Type;
  /** Its own settings, read once; injected under `SERVICE_SETTINGS`. */
  readonly settings: S;
  readonly schema: SchemaDefinition;
  /** What its threads run, where it has work whose time a founder's text decides; injected as `WorkerPool`. */
  readonly workers?: WorkerModule;
  /** Buckets in which it keeps what is too large for the database; each injected under its `bucketToken`. */
  readonly buckets?: readonly string[];
  /** By bucket, a query with the one column `key`: the objects without which a row is not whole. A backup is held to it. */
  readonly objectsOfRows?: Readonly<Record<string, string>>;
}

/** What its processes are called. */
export const kindOf = ({ name, kind = name }: Pick<ServiceDefinition, 'name' | 'kind'>): string => kind;

export function defineService<S extends z.ZodObject>(definition: ServiceDefinition<S>): ServiceDefinition<S> {
  return Object.freeze(definition);
}

/** Injection token of a service's parsed settings. */
export const SERVICE_SETTINGS = Symbol('ServiceSettings');
/** Injection token of the address that founders use, without a trailing slash. */
export const PUBLIC_URL = Symbol('PublicUrl');
/** Injection token of the keys by which tokens are judged, in the gateway too. */
export const PUBLIC_KEYS = Symbol('PublicKeys');
