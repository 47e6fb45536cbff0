import type { ServerKind } from './workload.js';

/** Name of the product in labels, and of its namespace. */
export const PRODUCT = 'playbook';
export const NAME_LABEL = 'app.kubernetes.io/name';
const PART_OF_LABEL = 'app.kubernetes.io/part-of';

/** By which network policies know who talks to a kind of server (`client`) and who is one (`server`). */
export const serverLabel = (kind: ServerKind): string => `${PRODUCT}/${kind}`;

export const labelsOf = (name: string): Record<string, string> => ({ [NAME_LABEL]: name, [PART_OF_LABEL]: PRODUCT });

export const clientLabels = (kinds: readonly ServerKind[]): Record<string, string> =>
  Object.fromEntries(kinds.map((kind) => [serverLabel(kind), 'client']));
