import { defineRoute } from '@playbook/contracts/route';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../../lib/api-client/request.js';
import type { Usage } from '../lib/usage-days.js';

const count = z.number().int().min(0);
const usageRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/usage',
  access: 'founder',
  response: z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        counts: z.object({ idea: count, pitch: count, answer: count, insights: count, demo: count, deck: count }),
      }),
    ),
    applications: count,
  }),
  status: 200,
});

/** What the founder used in the last 30 days. */
export const usageQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['usage', ownerId],
    queryFn: ({ signal }): Promise<Usage> => request(usageRoute, { signal }),
    // Other screens add uses.
    staleTime: 0,
  });
