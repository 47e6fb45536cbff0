import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Page } from '../../../components/ui/page/page.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { LINKS_NOT_LOADED } from '../../../failures/application/sharing-failures.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { shareLinksQuery } from '../../../lib/share-comments/share-links.query.js';
import { useCommentWatch } from '../../../lib/share-comments/use-comment-watch.js';
import { sharedThingIn } from '../lib/shared-thing.js';
import { LinkList } from './link-list.js';
import { NewLinkForm } from './new-link-form.js';
import { ReceivedComments } from './received-comments.js';

const BLOCK_HEIGHTS_PX = [120, 160] as const;

/** Links by which others read what the founder wrote, and what they commented. */
export function SharingPage(): ReactNode {
  const { id: ownerId } = useFounder();
  const { data: links, isPending, isError, isFetching, refetch } = useQuery(shareLinksQuery(ownerId));
  const thing = sharedThingIn(useSearch({ strict: false }));
  useCommentWatch(ownerId);
  return (
    <Page page="sharing">
      <NewLinkForm key={`${thing.kind} ${thing.objectId}`} ownerId={ownerId} thing={thing} />
      {isPending && <LoadingBlocks heightsPx={BLOCK_HEIGHTS_PX} />}
      {isError && <RetryNotice {...LINKS_NOT_LOADED} isUrgent isLoading={isFetching} onRetry={() => void refetch()} />}
      {links !== undefined && (
        <>
          <ReceivedComments ownerId={ownerId} />
          <LinkList ownerId={ownerId} links={links} />
        </>
      )}
    </Page>
  );
}
