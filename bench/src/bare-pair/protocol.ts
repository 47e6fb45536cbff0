/** What the two bare processes agree on. */
export const SUBJECTS = {
  history: 'bare.pitch.list',
  demos: 'bare.demo.list',
  load: 'bare.application.get',
  save: 'bare.answer.save',
  refresh: 'bare.session.refresh',
} as const;
export const TIMEOUT_MS = 5_000;
export const PAGE_ITEMS = 20;
export const DEMO_PAGE_ITEMS = 10;

/** Who calls, from the token, and what the call brings with it. */
export interface BareCall {
  readonly founderId: string;
  readonly sectionId: string;
  readonly fieldId: string;
  readonly value: string;
  readonly baseVersion: number;
  readonly refresh_token: string;
}
