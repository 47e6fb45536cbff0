import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ApiError } from '../lib/api-client/api-error.js';

/** What a founder reads when something fails: by the code that the gateway gives, and for every other failure. */
export interface FailureTexts<Text> {
  readonly byCode: Readonly<Partial<Record<ErrorCode, Text>>>;
  readonly otherwise: Text;
}

/** The words for a failure. */
export const textFor = <Text>({ byCode, otherwise }: FailureTexts<Text>, error: unknown): Text =>
  (error instanceof ApiError ? byCode[error.code] : undefined) ?? otherwise;
