import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commentsWaiting } from '@playbook/contracts/sharing/share-comments.contract';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { LocalTransport } from '@playbook/service-kit/messaging/local/local-transport.adapter';
import { TEST_PUBLIC_URL } from '@playbook/testing/service/start-test-service';
import { MailedAuth } from '../../../test/mail.fixture.js';

let mailed: MailedAuth;
beforeAll(async () => {
  mailed = await MailedAuth.start();
});
afterAll(() => mailed.stop());

async function idOf(email: string): Promise<string> {
  const [row] = await mailed.auth.sql('select id from auth.users where email = $1', [email]);
  return String((row as { id: string }).id);
}

describe('mails about comments', () => {
  it('reach a founder with a confirmed address, with the way there and nothing that was written', async () => {
    const events = new EventPublisher(new LocalTransport(mailed.auth.bus));
    const [unconfirmed, email] = [await mailed.insertFounder(), await mailed.insertFounder()];
    await mailed.auth.sql('update auth.users set email_confirmed_at = null where email = $1', [unconfirmed]);
    await events.publish(commentsWaiting, { founderId: randomUUID() });
    await events.publish(commentsWaiting, { founderId: await idOf(unconfirmed) });
    await events.publish(commentsWaiting, { founderId: await idOf(email) });
    const { subject, text, html } = await mailed.nextMail(email);
    expect(subject).toBe('Somebody commented on what you share');
    for (const body of [text, html]) expect(body).toContain(`${TEST_PUBLIC_URL}/sharing`);
    expect(await mailed.unreadMails(unconfirmed)).toBe(0);
  });
});
