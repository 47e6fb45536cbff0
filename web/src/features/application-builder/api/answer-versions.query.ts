import { listAnswerVersionsRoute } from '@playbook/contracts/applications/application-routes.contract';
import type { AnswerVersion, AnswerVersionPage } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

const FIRST_PAGE = null as string | null;

/**
 * The kept versions of one answer, newest first.
 * @param saveFirst sends what is unsaved, so that the list begins with what the founder sees
 */
export const answerVersionsQuery = (ownerId: string, address: FieldAddress, saveFirst: () => Promise<void>) =>
  infiniteQueryOptions({
    queryKey: ['answer-versions', ownerId, address.sectionId, address.fieldId],
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === null) await saveFirst();
      const query = { ...address, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return request(listAnswerVersionsRoute, { query, signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    gcTime: 0,
  });

/** All versions of the loaded pages, newest first. */
export const versionsOf = (pages: readonly AnswerVersionPage[] | undefined): readonly AnswerVersion[] =>
  (pages ?? []).flatMap(({ items }) => items);
