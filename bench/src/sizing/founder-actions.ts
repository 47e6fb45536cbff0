import { randomUUID } from 'node:crypto';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { applicationSchema, savedAnswerSchema } from '@playbook/contracts/applications/application.schema';
import { REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';

const EDITED = 'traction/metrics';
const PITCH = 'Payroll for the US dental practices that still run it by hand on Fridays, number ';
const ANSWER = 'This week 31 clinics pay $99 a month, 4 more than last week. '.repeat(7);

/** A founder with an account, an application of 17 answers and a pitch analysis, who does what founders do. */
export class ActingFounder {
  private accessToken = '';
  private refreshToken = '';
  private version = 0;
  private isVersionKnown = false;
  private turn = 0;

  private readonly account = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };

  private constructor(private readonly site: { readonly url: string }) {}

  static async join(site: { readonly url: string }): Promise<ActingFounder> {
    const founder = new ActingFounder(site);
    await founder.begin('/auth/v1/signup', founder.account);
    await founder.openApplication();
    for (const { sectionId, fieldId } of REQUIRED_FIELDS) await founder.write(`${sectionId}/${fieldId}`, 0);
    await founder.readVersion();
    await founder.analyzePitch();
    return founder;
  }

  signIn(): Promise<unknown> {
    return this.begin('/auth/v1/token?grant_type=password', this.account);
  }

  renewSession(): Promise<unknown> {
    return this.begin('/auth/v1/token?grant_type=refresh_token', { refresh_token: this.refreshToken });
  }

  openDashboard(): Promise<unknown> {
    return this.call('GET', getDashboardRoute.path);
  }

  openApplication(): Promise<unknown> {
    return this.call('GET', getApplicationRoute.path);
  }

  /** A save whose response was lost may be stored, so that the next one begins with reading what there is. */
  async saveAnswer(): Promise<unknown> {
    if (!this.isVersionKnown) await this.readVersion();
    this.isVersionKnown = false;
    const saved = savedAnswerSchema.parse(await this.write(EDITED, this.version));
    this.version = saved.version;
    this.isVersionKnown = true;
    return saved;
  }

  private async readVersion(): Promise<void> {
    const application = applicationSchema.parse(await this.openApplication());
    this.version = application.answers.find(({ fieldId }) => EDITED.endsWith(`/${fieldId}`))?.version ?? 0;
    this.isVersionKnown = true;
  }

  analyzePitch(): Promise<unknown> {
    this.turn += 1;
    return this.call('POST', analyzePitchRoute.path, { pitch: `${PITCH}${this.turn}` });
  }

  private write(field: string, baseVersion: number): Promise<unknown> {
    this.turn += 1;
    const path = `${getApplicationRoute.path}/answers/${field}`;
    return this.call('PUT', path, { value: `${ANSWER}${this.turn}`, baseVersion });
  }

  private async begin(path: string, body: object): Promise<void> {
    const session = sessionSchema.parse(await this.call('POST', path, body));
    this.accessToken = session.access_token;
    this.refreshToken = session.refresh_token;
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const reply = await fetch(this.site.url + path, {
      method,
      headers: {
        ...(this.accessToken !== '' && { authorization: `Bearer ${this.accessToken}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} was answered with ${reply.status}: ${await reply.text()}`);
    return reply.json();
  }
}

/** What a founder does, with how often a founder does it on a day of work: the assumption of docs/sizing.md. */
export const ACTIONS: readonly {
  readonly name: string;
  readonly perDay: number;
  readonly run: (founder: ActingFounder) => Promise<unknown>;
}[] = [
  { name: 'open the dashboard', perDay: 6, run: (founder) => founder.openDashboard() },
  { name: 'open the application', perDay: 4, run: (founder) => founder.openApplication() },
  { name: 'save an answer', perDay: 60, run: (founder) => founder.saveAnswer() },
  { name: 'analyse a pitch', perDay: 10, run: (founder) => founder.analyzePitch() },
  { name: 'renew the session', perDay: 3, run: (founder) => founder.renewSession() },
  { name: 'sign in with a password', perDay: 0.2, run: (founder) => founder.signIn() },
];
