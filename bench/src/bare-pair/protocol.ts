/** What the two bare processes agree on. */
export const SUBJECTS = { history: 'bare.pitch.list', load: 'bare.application.get', save: 'bare.answer.save' } as const;
export const TIMEOUT_MS = 5_000;
export const PAGE_ITEMS = 20;

/** Who calls, from the token, and what the call brings with it. */
export interface BareCall {
  readonly founderId: string;
  readonly sectionId: string;
  readonly fieldId: string;
  readonly value: string;
  readonly baseVersion: number;
}
