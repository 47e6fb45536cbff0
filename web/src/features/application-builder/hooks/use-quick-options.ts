import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { SourcedText } from '@playbook/contracts/insights/industry-insights.schema';
import type { SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import { skipToken, useQuery } from '@tanstack/react-query';
import { SUGGESTIONS_BUILT_IN } from '../../../failures/application/application-failures.js';
import { engineName } from '../../../components/analysis/result/engine-name.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { fieldInsightsQuery } from '../api/insights.query.js';
import { builtInOptions, cappedOptions } from '../lib/insights/quick-select.js';
import { type UserContext, userContextOf } from '../lib/insights/user-context.js';
import { useUserContext } from './use-user-context.js';

/** What stands where there is nothing to offer (specification, section 8). */
const NO_OPTIONS = 'Complete the Idea Check to get personalized recommendations for this field.';
/** So many are read; more would push the answer out of sight. */
const MAX_EXAMPLES = 3;
const NO_CONTEXT: UserContext = userContextOf(null);

export interface QuickOptions {
  readonly isPending: boolean;
  readonly options: readonly SuggestedText[];
  /** What others did, each with where that can be read. */
  readonly examples: readonly SourcedText[];
  /** Why there are no options, or fewer; null when there is nothing to say. */
  readonly message: string | null;
  /** Who suggested them; null for what is built in. */
  readonly engine: string | null;
}

const NOTHING: QuickOptions = { isPending: false, options: [], examples: [], message: null, engine: null };

/** The options of a field's quick select: from the browser's copy, else from the service, else the few that are built in. */
export function useQuickOptions({ fieldId }: FieldAddress): QuickOptions {
  const { id: ownerId } = useFounder();
  const context = useUserContext();
  const query = fieldInsightsQuery(ownerId, fieldId, context ?? NO_CONTEXT);
  const { data, isPending, isError } = useQuery(context === null ? { ...query, queryFn: skipToken } : query);

  if (isPending) return { ...NOTHING, isPending };
  if (isError) {
    const options = builtInOptions(fieldId);
    return { ...NOTHING, options, message: options.length > 0 ? SUGGESTIONS_BUILT_IN : NO_OPTIONS };
  }
  const options = cappedOptions(fieldId, data.specificOptions);
  const examples = data.examples.slice(0, MAX_EXAMPLES);
  return options.length > 0
    ? { isPending, options, examples, message: null, engine: engineName(data.engine) }
    : { ...NOTHING, options: builtInOptions(fieldId), examples, message: NO_OPTIONS };
}
