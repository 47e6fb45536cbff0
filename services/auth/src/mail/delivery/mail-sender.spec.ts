import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { LogFields } from '@playbook/service-kit/telemetry/log-records';
import { mailSenderContract, type MailSenderUnderTest, TEST_SENDER } from '../../../test/mail-sender.contract.js';
import { readMessage } from '../../../test/read-message.js';
import { TestSmtpServer } from '../../../test/smtp-server.fixture.js';
import { leavesMachine } from '../../core/settings/setting-schemas.js';
import { OutboxMailSender } from './outbox-mail-sender.adapter.js';
import { SmtpMailSender } from './smtp-mail-sender.adapter.js';
import { UnconfiguredMailSender } from './unconfigured-mail-sender.adapter.js';

mailSenderContract('SMTP', async (): Promise<MailSenderUnderTest> => {
  const server = await TestSmtpServer.start();
  const sender = new SmtpMailSender({ url: server.url, from: TEST_SENDER, requiresTls: false });
  return {
    sender,
    received: async () => server.messages.map(readMessage),
    breakDown: async () => {
      server.isRefusing = true;
    },
    stop: async () => {
      await sender.close();
      await server.stop();
    },
  };
});

describe('a mail server that does not encrypt', () => {
  it('gets nothing where mails may not be read on the way', async () => {
    const server = await TestSmtpServer.start();
    const sender = new SmtpMailSender({ url: server.url, from: TEST_SENDER, requiresTls: true });
    try {
      const call = sender.send({
        to: 'ada@example.com',
        subject: 'Your code',
        text: '012345\n',
        html: '<p>012345</p>',
      });
      await expect(call).rejects.toMatchObject({ code: 'service_unavailable' });
      await expect(call).rejects.toThrow('The mail server does not offer TLS');
      expect(server.messages).toEqual([]);
      expect(server.recipients).toEqual([]);
    } finally {
      await sender.close();
      await server.stop();
    }
  });

  it('is one on this machine at most', () => {
    const hosts = ['localhost', '127.0.0.1:2525', '[::1]', 'mail.example', '127.0.0.1.example', '10.0.0.5'];
    expect(hosts.filter((host) => leavesMachine(`smtp://${host}`))).toEqual(hosts.slice(3));
  });
});

interface TestOutbox extends MailSenderUnderTest {
  readonly directory: string;
  readonly logged: { readonly message: string; readonly fields: LogFields }[];
}

async function startOutbox(): Promise<TestOutbox> {
  const parent = await mkdtemp(join(tmpdir(), 'outbox-spec-'));
  const directory = join(parent, 'outbox');
  const logged: TestOutbox['logged'] = [];
  const logger = { info: (message: string, fields: LogFields = {}) => void logged.push({ message, fields }) };
  const sender = new OutboxMailSender(directory, TEST_SENDER, logger);
  return {
    sender,
    directory,
    logged,
    received: async () => {
      const files = await Promise.all(
        (await readdir(directory)).map((name) => readFile(join(directory, name), 'utf8')),
      );
      return files.map((content) => {
        const { at: _, ...mail } = JSON.parse(content);
        return mail;
      });
    },
    breakDown: () => writeFile(directory, 'a file where the folder should be'),
    stop: async () => {
      await sender.close();
      await rm(parent, { recursive: true });
    },
  };
}

mailSenderContract('an outbox', startOutbox);

describe('the outbox', () => {
  // Letters that no random name of a file can have.
  const mail = { to: 'wilma@example.com', subject: 'Your code', text: 'Code: WXYZ\n', html: '<p>WXYZ</p>\n' };

  it('lets only its owner read mails, and names no person in paths and logs', async () => {
    const outbox = await startOutbox();
    try {
      await outbox.sender.send(mail);
      const [name = ''] = await readdir(outbox.directory);
      const path = join(outbox.directory, name);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect((await stat(outbox.directory)).mode & 0o777).toBe(0o700);
      expect(outbox.logged).toEqual([{ message: 'A mail lies in the outbox', fields: { path } }]);
      expect(JSON.stringify(outbox.logged)).not.toMatch(/wilma|example\.com|WXYZ/);
    } finally {
      await outbox.stop();
    }
  });
});

describe('an installation without a way to send mails', () => {
  it('says which settings are missing', async () => {
    const call = new UnconfiguredMailSender().send();
    await expect(call).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(call).rejects.toThrow('AUTH_SMTP_URL');
  });
});
