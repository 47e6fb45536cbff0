import { Redis } from 'ioredis';
import { ProcedureError } from '../errors/procedure-error.js';
import type { EphemeralStore, WindowCount } from './ephemeral-store.port.js';

/** Counts and starts the window in one step, so that two replicas cannot both start it. */
const ADD_SCRIPT = `
local rest = redis.call('PTTL', KEYS[1])
if rest < 0 and tonumber(ARGV[2]) < 0 then return {0, 0} end
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if rest >= 0 then return {count, rest} end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return {count, tonumber(ARGV[1])}`;

const COMMAND_TIMEOUT_MS = 1_000;

/** The store shared by all replicas. Commands fail fast while Redis is away; the connection comes back by itself. */
export class RedisStore implements EphemeralStore {
  private readonly redis: Redis;

  /** @param url `redis://` or `rediss://` address. @param keyPrefix Keeps products or tests apart in one database. */
  constructor(url: string, keyPrefix = 'playbook:', onConnectionError: (error: Error) => void = () => undefined) {
    this.redis = new Redis(url, {
      keyPrefix,
      commandTimeout: COMMAND_TIMEOUT_MS,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: true,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    });
    this.redis.on('error', onConnectionError);
  }

  get(key: string): Promise<string | null> {
    return this.run(() => this.redis.get(key));
  }

  async set(key: string, value: string, lifetimeMs: number): Promise<void> {
    await this.run(() => this.redis.set(key, value, 'PX', lifetimeMs));
  }

  async setIfAbsent(key: string, value: string, lifetimeMs: number): Promise<boolean> {
    return (await this.run(() => this.redis.set(key, value, 'PX', lifetimeMs, 'NX'))) === 'OK';
  }

  async delete(key: string): Promise<void> {
    await this.run(() => this.redis.del(key));
  }

  countInWindow(key: string, windowMs: number): Promise<WindowCount> {
    return this.addInWindow(key, 1, windowMs);
  }

  async addInWindow(key: string, amount: number, windowMs: number): Promise<WindowCount> {
    const reply = await this.run(() => this.redis.eval(ADD_SCRIPT, 1, key, windowMs, amount));
    const [count, resetMs] = Array.isArray(reply) ? reply.map(Number) : [];
    if (count === undefined || resetMs === undefined)
      throw new Error('Redis gave an unknown reply to the count script');
    return { count, resetMs };
  }

  async check(): Promise<void> {
    await this.run(() => this.redis.ping());
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }

  private async run<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      throw new ProcedureError('service_unavailable', 'The ephemeral store does not answer', undefined, {
        cause: error,
      });
    }
  }
}
