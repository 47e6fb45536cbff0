import { SpanKind } from '@opentelemetry/api';
import { Redis, ReplyError } from 'ioredis';
import { ProcedureError } from '../errors/procedure-error.js';
import { CircuitBreaker } from '../resilience/circuit-breaker.js';
import { withTimeout } from '../resilience/with-timeout.js';
import type { SpanAttributes } from '../telemetry/registry/span-attributes.js';
import { withChildSpan } from '../telemetry/with-span.js';
import type { EphemeralStore, WindowCount } from './ephemeral-store.port.js';
import { findEvictingPolicy } from './find-evicting-policy.js';
import { NO_NOTICES, type RedisNotices } from './redis-notices.js';

/** Counts and starts the window in one step, so that two replicas cannot both start it. */
const ADD_SCRIPT = `
local rest = redis.call('PTTL', KEYS[1])
if rest < 0 and tonumber(ARGV[2]) < 0 then return {0, 0} end
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if rest >= 0 then return {count, rest} end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return {count, tonumber(ARGV[1])}`;

/**
 * The group is a sorted set of its keys by when they end, so that it holds no more than what still lives, and ends with the last
 * of them. Groups need all keys on one server.
 */
const SET_IN_GROUP_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
redis.call('ZADD', KEYS[2], now + ARGV[2], KEYS[1])
local last = redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')
redis.call('PEXPIREAT', KEYS[2], last[2])
return 1`;

const DELETE_GROUP_SCRIPT = `
for _, key in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do redis.call('DEL', key) end
return redis.call('DEL', KEYS[1])`;

/** A call asks the store several times, in the gateway and in a service, and is to get a response within two seconds in all. */
const COMMAND_TIMEOUT_MS = 500;
/** After a command that got no response the next ones are refused for this long; then one tries again. */
const PAUSE_MS = 500;

const unavailable = (cause?: unknown): ProcedureError =>
  new ProcedureError('service_unavailable', 'The ephemeral store does not answer', undefined, { cause });

/** Away from the keys of values, so that no value can have a group's name. */
const groupKey = (group: string): string => `group:${group}`;

/** The store shared by all replicas. Commands fail fast while Redis is away; the connection comes back by itself. */
export class RedisStore implements EphemeralStore {
  private readonly redis: Redis;
  private connections = 0;
  /** Where the commands go, for their spans. */
  private readonly server: SpanAttributes;
  private readonly breaker = new CircuitBreaker({ maxFailures: 1, pauseMs: PAUSE_MS }, () => unavailable());

  /**
   * @param url `redis://` or `rediss://` address
   * @param keyPrefix keeps products or tests apart in one database
   * @param commandTimeoutMs after which a command counts as unanswered
   */
  constructor(
    url: string,
    keyPrefix = 'playbook:',
    private readonly notices: RedisNotices = NO_NOTICES,
    private readonly commandTimeoutMs = COMMAND_TIMEOUT_MS,
  ) {
    this.redis = new Redis(url, {
      keyPrefix,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: true,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    });
    const { host = '', port = 0 } = this.redis.options;
    this.server = { 'db.system.name': 'redis', 'server.address': host, 'server.port': port };
    this.redis.on('error', notices.connectionFailed);
    // Before the first reply: Redis may have been restarted since the connection before, and may have lost some or all of it.
    this.redis.on('ready', () => {
      this.connections += 1;
      void this.noticeEviction();
    });
  }

  get generation(): number {
    return this.connections;
  }

  get(key: string): Promise<string | null> {
    return this.run('GET', () => this.redis.get(key));
  }

  async set(key: string, value: string, lifetimeMs: number): Promise<void> {
    await this.run('SET', () => this.redis.set(key, value, 'PX', lifetimeMs));
  }

  async setInGroup(group: string, key: string, value: string, lifetimeMs: number): Promise<void> {
    await this.run('EVAL', () => this.redis.eval(SET_IN_GROUP_SCRIPT, 2, key, groupKey(group), value, lifetimeMs));
  }

  async deleteGroup(group: string): Promise<void> {
    await this.run('EVAL', () => this.redis.eval(DELETE_GROUP_SCRIPT, 1, groupKey(group)));
  }

  async setIfAbsent(key: string, value: string, lifetimeMs: number): Promise<boolean> {
    return (await this.run('SET', () => this.redis.set(key, value, 'PX', lifetimeMs, 'NX'))) === 'OK';
  }

  async delete(key: string): Promise<void> {
    await this.run('DEL', () => this.redis.del(key));
  }

  countInWindow(key: string, windowMs: number): Promise<WindowCount> {
    return this.addInWindow(key, 1, windowMs);
  }

  async addInWindow(key: string, amount: number, windowMs: number): Promise<WindowCount> {
    const reply = await this.run('EVAL', () => this.redis.eval(ADD_SCRIPT, 1, key, windowMs, amount));
    const [count, resetMs] = Array.isArray(reply) ? reply.map(Number) : [];
    if (count === undefined || resetMs === undefined)
      throw new Error('Redis gave an unknown reply to the count script');
    return { count, resetMs };
  }

  async check(): Promise<void> {
    await this.run('PING', () => this.redis.ping());
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }

  /** With each connection, as the next one may be to another server. Never throws: the store works without the response. */
  private async noticeEviction(): Promise<void> {
    try {
      const policy = await findEvictingPolicy((pattern) => this.redis.config('GET', pattern));
      if (policy !== null) this.notices.evicts(policy);
    } catch (error) {
      this.notices.settingsHidden(error);
    }
  }

  /** @param verb Of the command, for its span */
  private run<T>(verb: string, command: () => Promise<T>): Promise<T> {
    const attributes = { ...this.server, 'db.operation.name': verb };
    return withChildSpan(`${verb} redis`, { kind: SpanKind.CLIENT, attributes }, () => this.send(command));
  }

  private async send<T>(command: () => Promise<T>): Promise<T> {
    const pass = this.breaker.enter();
    try {
      const reply = await withTimeout(command(), this.commandTimeoutMs);
      pass.succeed();
      return reply;
    } catch (error) {
      // Redis that refuses a command has responded.
      if (error instanceof ReplyError) pass.succeed();
      else pass.fail();
      throw unavailable(error);
    }
  }
}
