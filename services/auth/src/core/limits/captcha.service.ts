import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { z } from 'zod';
import type { AuthSettings } from '../settings/auth.settings.js';

const TIMEOUT_MS = 3_000;
/** The part of the response that hCaptcha, Turnstile and reCAPTCHA have in common. */
const verdictSchema = z.object({ success: z.boolean() });

/** A body of the auth wire contract that may prove that a person sends it. */
interface Proven {
  readonly gotrue_meta_security?: { readonly captcha_token?: string | undefined } | undefined;
}

/** Asks the captcha's provider whether a person makes a request; off unless the operator has set one. */
@Injectable()
export class Captcha {
  constructor(@Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings) {}

  /** @throws ProcedureError `captcha_failed`; `service_unavailable` when the provider does not respond */
  async require({ gotrue_meta_security: security }: Proven): Promise<void> {
    const { AUTH_CAPTCHA_VERIFY_URL: url, AUTH_CAPTCHA_SECRET: secret } = this.settings;
    if (url === undefined || secret === undefined) return;
    const response = security?.captcha_token;
    if (!response) throw failed('no captcha_token found in request');
    const { success } = await verify(url, new URLSearchParams({ secret, response }));
    if (!success) throw failed('captcha_token is not valid');
  }
}

const failed = (reason: string): ProcedureError =>
  new ProcedureError('captcha_failed', `captcha protection: request disallowed (${reason})`);

/** The form holds a secret, so it goes to the provider's own address and nowhere else. */
async function verify(url: string, body: URLSearchParams): Promise<z.output<typeof verdictSchema>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
    return verdictSchema.parse(await reply.json());
  } catch (error) {
    throw new ProcedureError('service_unavailable', 'The captcha cannot be checked', undefined, { cause: error });
  }
}
