import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { BoundedMap } from './bounded-map.js';
import { type Founder, founderSchema, subjectOf, TEST_FOUNDERS } from './founder.js';
import { renderMessage } from './pages/page-layout.js';
import { sendPage } from './pages/page-response.js';
import { readForm } from './pages/read-form.js';
import { CHOICES, renderSignInPage, type SignInForm } from './pages/sign-in-page.js';

export interface SignInInteractionOptions {
  readonly provider: Provider;
  /** Origin of the provider, and of the product. */
  readonly origin: string;
  readonly founders: BoundedMap<Founder>;
}

/** The step of a sign-in in which a person says who they are. */
export class SignInInteraction {
  constructor(private readonly options: SignInInteractionOptions) {}

  /** Responds to the request for the page, or to what its buttons do. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { params } = await this.options.provider.interactionDetails(request, response);
      if (request.method === 'GET' || request.method === 'HEAD') {
        const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
        sendPage(response, 200, renderSignInPage({ values: { name: '', email: hint }, errors: {} }));
      } else if (request.method === 'POST') {
        await this.submit(request, response);
      } else {
        response.setHeader('Allow', 'GET, HEAD, POST');
        this.refuse(response, 405, 'This page can only be opened or sent.');
      }
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      this.refuse(response, 400, 'This sign-in is over or was begun in another browser. Go back and begin again.');
    }
  }

  /**
   * The cookie that names the sign-in is bound to this one address and not sent by other sites; a form that a page on another
   * port of this machine (the same site, to a browser) sends is told by its origin.
   */
  private async submit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== this.options.origin) {
      this.refuse(response, 403, 'This form was sent from another site.');
      return;
    }
    const form = await readForm(request);
    if (form === undefined) {
      response.setHeader('Connection', 'close');
      this.refuse(response, 413, 'That is more than this form can hold.');
      return;
    }
    await this.choose(form, request, response);
  }

  private async choose(form: URLSearchParams, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const choice = form.get('choice');
    if (choice === CHOICES.deny) {
      const result = { error: 'access_denied', error_description: 'The sign-in was denied.' } as const;
      await this.options.provider.interactionFinished(request, response, result);
      return;
    }
    const known = TEST_FOUNDERS.find(({ email }) => email === choice);
    const typed = known ?? this.readTyped(form);
    if ('errors' in typed) sendPage(response, 422, renderSignInPage(typed));
    else await this.signIn(typed, request, response);
  }

  private readTyped(form: URLSearchParams): Founder | SignInForm {
    const values = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
    const parsed = founderSchema.safeParse(values);
    if (parsed.success) return parsed.data;
    const { name, email } = z.flattenError(parsed.error).fieldErrors;
    return { values, errors: { ...(name?.[0] && { name: name[0] }), ...(email?.[0] && { email: email[0] }) } };
  }

  private async signIn(founder: Founder, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accountId = subjectOf(founder);
    this.options.founders.set(accountId, founder);
    const result = { login: { accountId, remember: false }, consent: {}, select_account: {} };
    await this.options.provider.interactionFinished(request, response, result);
  }

  private refuse(response: ServerResponse, status: number, message: string): void {
    sendPage(response, status, renderMessage('Sign-in stopped', message, `${this.options.origin}/`));
  }
}
