import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail, MailSender } from '../src/mail/delivery/mail.port.js';

export const TEST_SENDER = 'Playbook <no-reply@playbook.example>';

/** A sender and the place where its mails arrive. */
export interface MailSenderUnderTest {
  readonly sender: MailSender;
  /** Everything that has arrived, decoded. */
  received(): Promise<readonly (Mail & { readonly from: string })[]>;
  /** Makes the place unable to take mails. */
  breakDown(): Promise<void>;
  stop(): Promise<void>;
}

const mail: Mail = {
  to: 'ada+founder@example.com',
  subject: 'Grüße: your code',
  text: `A line that is longer than a mail's lines may be: https://playbook.example/verify?token=${'x'.repeat(80)}\n\nCode: 012345\n`,
  html: '<p>Code: <strong>012345</strong></p>\n',
};

/** What every way to send mails must do. */
export function mailSenderContract(name: string, start: () => Promise<MailSenderUnderTest>): void {
  describe(`the mail sender for ${name}`, () => {
    let tested: MailSenderUnderTest;
    beforeEach(async () => {
      tested = await start();
    });
    afterEach(() => tested.stop());

    it('delivers a mail as it was written', async () => {
      await tested.sender.send(mail);
      expect(await tested.received()).toEqual([{ ...mail, from: TEST_SENDER }]);
    });

    it('delivers each of many mails at once', async () => {
      const addresses = Array.from({ length: 10 }, (_, index) => `founder-${index}@example.com`);
      await Promise.all(addresses.map((to) => tested.sender.send({ ...mail, to })));
      const received = await tested.received();
      expect(received.map(({ to }) => to).toSorted()).toEqual(addresses);
    });

    it('throws service_unavailable when the mail cannot be taken', async () => {
      await tested.breakDown();
      await expect(tested.sender.send(mail)).rejects.toMatchObject({ code: 'service_unavailable' });
    });
  });
}
