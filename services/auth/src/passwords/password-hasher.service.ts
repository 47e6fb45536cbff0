import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from './bounded-queue.js';
import { isTooLong } from './password-policy.js';

/** Argon2id, the library's default algorithm, at the minimum of OWASP's Password Storage Cheat Sheet. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One per core of a small machine; the work is done on libuv's threads. */
const MAX_RUNNING = 2;
/** About two seconds of work on such a machine, well within a caller's patience. */
const MAX_WAITING = 64;

/** Hashes and checks passwords, few at a time: each takes 19 MiB and tens of milliseconds of a core. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly queue = new BoundedQueue({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING, retryAfterS: 1 });
  /** Compared against when there is no password, so that the answer takes as long. */
  private dummyHash = '';

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.hash(randomUUID());
  }

  /** @throws ProcedureError `service_unavailable` on overload; the same for `matches` */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, ARGON2_OPTIONS));
  }

  /** Does the same work whether or not there is a password to compare with. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const isComparable = passwordHash !== null && !isTooLong(password);
    const isMatch = await this.queue.run(() =>
      isComparable ? verify(passwordHash, password) : verify(this.dummyHash, ''),
    );
    return isComparable && isMatch;
  }
}
