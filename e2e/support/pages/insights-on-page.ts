import { randomUUID } from 'node:crypto';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { getIndustryAnalysisRoute } from '@playbook/contracts/insights/industry-analysis.contract';
import type { IndustryAnalysis } from '@playbook/contracts/insights/industry-analysis.schema';
import type { Locator, Page } from 'playwright-core';
import { call } from '../auth/founder.js';
import { signInByHttp } from './sign-in-by-http.js';

export const IDEA = {
  type: 'IDEA_CHECK',
  ideaBrief: 'Software that writes insurance appeals for small clinics. 19 clinics pay $400 a month.',
  problem: 'Clerks skip 6 in 10 denials because an appeal takes 50 minutes by hand.',
  targetUser: 'Healthcare providers',
  industry: 'Healthcare',
  stage: 'revenue',
};

/** The Industry Insights screen of a founder, and the same founder's API. */
export class InsightsOnPage {
  private constructor(
    readonly page: Page,
    readonly email: string,
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Signs a founder in: a new one unless said. */
  static async of(page: Page, url: string, email = `insights-${randomUUID()}@example.com`): Promise<InsightsOnPage> {
    return new InsightsOnPage(page, email, url, await signInByHttp(page, url, email));
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.url}/industry-insights`);
    await this.card('Key Challenges').waitFor();
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  generateButton(): Locator {
    return this.page.getByRole('button', { name: 'Generate Insights for Your Startup' });
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }

  async answer(description: string, targetUsers: string): Promise<void> {
    await this.page.getByLabel('What does your startup do?').fill(description);
    await this.page.getByLabel('Who are your target users?').fill(targetUsers);
  }

  /** Resolves when all sections are settled. */
  async generate(): Promise<void> {
    await this.generateButton().click();
    await this.toast(/Analysis (Complete|Failed)/).waitFor();
  }

  async checkIdea(idea: object = IDEA): Promise<void> {
    const reply = await call(`${this.url}${analyzeContentRoute.path}`, {
      token: this.token,
      body: idea,
    });
    if (reply.status !== 200) throw new Error(`The idea check answered ${reply.status}: ${reply.text}`);
  }

  async stored(): Promise<IndustryAnalysis | null> {
    const reply = await call(`${this.url}${getIndustryAnalysisRoute.path}`, { token: this.token });
    return getIndustryAnalysisRoute.response.parse(reply.json).industryAnalysis;
  }
}
