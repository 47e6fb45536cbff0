import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { type UserContext, userContextOf } from '../lib/insights/user-context.js';

/** What insights are about; null until it is known whether there is an idea check. One that cannot be read counts as none. */
export function useUserContext(): UserContext | null {
  const { id: ownerId } = useFounder();
  const { data, isPending } = useQuery(userIdeaCheckQuery(ownerId));
  return useMemo(() => (isPending ? null : userContextOf(data ?? null)), [isPending, data]);
}
