import type { Engine } from '@playbook/contracts/core/analyst.schema';

/** Who made something, in the founder's words. */
export const engineName = ({ kind, label, version }: Engine): string =>
  kind === 'model' ? `Language model ${label}, ${version}` : `${label} ${version}`;
