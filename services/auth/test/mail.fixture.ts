import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { waitUntil } from '@playbook/testing/wait-until';
import { z } from 'zod';
import { startTestAuth, type TestAuth, uniqueEmail } from './auth-service.fixture.js';

const mailSchema = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** A mail as a person reads it. */
export interface ReceivedMail extends z.output<typeof mailSchema> {
  readonly code: string;
  /** Null in mails whose code can only be typed. */
  readonly link: URL | null;
}

export const TEST_VERIFIER = 'a-code-verifier-of-at-least-forty-three-characters';
export const TEST_PKCE = {
  code_challenge: createHash('sha256').update(TEST_VERIFIER).digest('base64url'),
  code_challenge_method: 's256',
} as const;

/** The auth service with an outbox that tests read, and a clock that lets addresses cool down. */
export class MailedAuth {
  private readonly clock = { nowMs: Date.now() };
  private readonly seen = new Set<string>();
  private readonly mails: ReceivedMail[] = [];

  private constructor(
    readonly directory: string,
    private readonly startedAuth: { auth?: TestAuth },
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<MailedAuth> {
    const directory = await mkdtemp(join(tmpdir(), 'playbook-test-outbox-'));
    const mailed = new MailedAuth(directory, {});
    mailed.startedAuth.auth = await startTestAuth({
      store: new MemoryStore(() => mailed.clock.nowMs),
      env: {
        AUTH_MAILER_AUTOCONFIRM: 'false',
        AUTH_OUTBOX_DIR: directory,
        AUTH_MAX_MAILS_PER_HOUR: '1000',
        AUTH_MAX_MAILS_PER_ADDRESS_BLOCK: '1000',
        ...env,
      },
    });
    return mailed;
  }

  get auth(): TestAuth {
    if (!this.startedAuth.auth) throw new Error('The service has not started');
    return this.startedAuth.auth;
  }

  /** Returns the address of an account that is confirmed and has got no mail yet. */
  async insertFounder(): Promise<string> {
    const email = uniqueEmail();
    await this.auth.sql(
      `insert into auth.users (id, email, email_confirmed_at, user_metadata, created_at, updated_at)
       values (gen_random_uuid(), $1, now(), '{}', now(), now())`,
      [email],
    );
    return email;
  }

  /** Lets every address cool down. */
  passCoolDown(): void {
    this.clock.nowMs += 61_000;
  }

  /** Lets every mailed code and link grow by a time, as PostgreSQL writes it. */
  async age(interval: string): Promise<void> {
    await this.auth.sql(`update auth.mail_tokens set created_at = created_at - interval '${interval}'`);
  }

  /** The next mail to an address that no earlier call has returned. */
  async nextMail(address: string): Promise<ReceivedMail> {
    const isNext = (mail: ReceivedMail): boolean => mail.to === address;
    await waitUntil(async () => {
      await this.collect();
      return this.mails.some(isNext);
    });
    const [mail] = this.mails.splice(this.mails.findIndex(isNext), 1);
    if (!mail) throw new Error('The mail is gone');
    return mail;
  }

  /** How many unread mails lie there for an address; call it after a later mail has arrived. */
  async unreadMails(address: string): Promise<number> {
    await this.collect();
    return this.mails.filter(({ to }) => to === address).length;
  }

  async stop(): Promise<void> {
    await this.auth.stop();
    await rm(this.directory, { recursive: true });
  }

  private async collect(): Promise<void> {
    const names = (await readdir(this.directory)).filter((name) => name.endsWith('.json') && !this.seen.has(name));
    for (const name of names.toSorted()) {
      this.seen.add(name);
      this.mails.push(readMail(await readFile(join(this.directory, name), 'utf8')));
    }
  }
}

function readMail(json: string): ReceivedMail {
  const mail = mailSchema.parse(JSON.parse(json));
  const link = /https:\S+/.exec(mail.text)?.[0];
  return { ...mail, code: /Code: (\d+)/.exec(mail.text)?.[1] ?? '', link: link ? new URL(link) : null };
}
