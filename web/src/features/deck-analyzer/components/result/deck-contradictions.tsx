import type { PartnersMemo } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MemoRemark } from '../../../../components/memo/memo-remark.js';
import { MemoSection } from '../../../../components/memo/memo-section.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { memoFailure } from '../../../../failures/application/application-failures.js';
import { partnersMemoQuery } from '../../../../lib/partners-memo/partners-memo.query.js';

const TITLE = 'Your deck and your application';
const NOT_READ = 'Your deck could not be compared with your application just now. Open it again in a moment.';
const NONE = 'I saw nothing that your deck and your other texts say differently. I only report what I am sure of.';

/** What the newest deck says otherwise than the application, one-liner, idea check or demo. */
function Disagreements({ reading, notRead }: PartnersMemo): ReactNode {
  if (reading.state === 'too-little') {
    return (
      <section className="pb-card" aria-labelledby="deck-application">
        <h2 id="deck-application">{TITLE}</h2>
        <p>
          There is too little in your application to compare your deck with.{' '}
          <Link to={WEB_PATHS.applicationBuilder}>Write three answers</Link> first.
        </p>
      </section>
    );
  }
  const found = reading.contradictions.filter(({ quotes }) => quotes.some(({ place }) => place.kind === 'deck'));
  return (
    <MemoSection title={TITLE} none={notRead.includes('deck') ? NOT_READ : NONE}>
      {found.map(({ text, quotes }) => (
        <MemoRemark key={text} text={text} quotes={quotes} />
      ))}
    </MemoSection>
  );
}

interface DeckContradictionsProps {
  readonly founderId: string;
}

/** Compares the founder's newest deck with what they wrote elsewhere, as the partner's memo does. */
export function DeckContradictions({ founderId }: DeckContradictionsProps): ReactNode {
  const { data, error, isPending, refetch } = useQuery(partnersMemoQuery(founderId));
  if (isPending) return <LoadingBlocks heightsPx={[120]} text="Comparing your deck with your application..." />;
  if (data === undefined) return <RetryNotice {...memoFailure(error)} onRetry={() => void refetch()} />;
  return <Disagreements {...data} />;
}
