import type { FullMemoReading } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { ReactNode } from 'react';
import { MemoQuotes } from './memo-quotes.js';

type MemoRemarkProps = Pick<FullMemoReading['beliefs'][number], 'text' | 'quotes'>;

/** What the partner says, and the founder's words that it rests on. */
export function MemoRemark({ text, quotes }: MemoRemarkProps): ReactNode {
  return (
    <>
      <p>{text}</p>
      <MemoQuotes quotes={quotes} />
    </>
  );
}
