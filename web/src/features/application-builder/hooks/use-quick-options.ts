import type { FieldAddress } from '@playbook/contracts/builder-catalogue';
import { insightFieldTypeOf } from '@playbook/contracts/industry-insights.schema';
import type { SuggestedText } from '@playbook/contracts/smart-suggestions.schema';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useFounder } from '../../../lib/session/use-founder.js';
import { fieldInsightsQuery } from '../api/insights.query.js';
import { builtInOptions, cappedOptions } from '../lib/insights/quick-select.js';
import { type UserContext, userContextOf } from '../lib/insights/user-context.js';
import { useUserContext } from './use-user-context.js';

/** What stands where there is nothing to offer (specification, section 8). */
const NO_OPTIONS = 'Complete the Idea Check to get personalized recommendations for this field.';
const BUILT_IN_ONLY = 'Insights cannot be reached at the moment. These templates are built in.';
const NO_CONTEXT: UserContext = userContextOf(null);

export interface QuickOptions {
  readonly isPending: boolean;
  readonly options: readonly SuggestedText[];
  /** Why there are no options, or fewer; null when there is nothing to say. */
  readonly message: string | null;
  /** Who suggested them; null for what is built in. */
  readonly engine: string | null;
}

/** The options of a field's quick select: from the browser's copy, else from the service, else the few that are built in. */
export function useQuickOptions({ fieldId }: FieldAddress): QuickOptions {
  const { id: ownerId } = useFounder();
  const context = useUserContext();
  const query = fieldInsightsQuery(ownerId, insightFieldTypeOf(fieldId), context ?? NO_CONTEXT);
  const { data, isPending, isError } = useQuery(context === null ? { ...query, queryFn: skipToken } : query);

  if (isPending) return { isPending, options: [], message: null, engine: null };
  if (isError) {
    const options = builtInOptions(fieldId);
    return { isPending, options, message: options.length > 0 ? BUILT_IN_ONLY : NO_OPTIONS, engine: null };
  }
  const options = cappedOptions(fieldId, data.specificOptions);
  return options.length > 0
    ? { isPending, options, message: null, engine: `${data.engine.label} ${data.engine.version}` }
    : { isPending, options: builtInOptions(fieldId), message: NO_OPTIONS, engine: null };
}
