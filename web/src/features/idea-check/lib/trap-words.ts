import { EDITION } from '@playbook/contracts/shared/edition';
import type { Trap } from '@playbook/contracts/analysis/idea-check.schema';

const KINDS: Readonly<Record<Trap['kind'], string>> = {
  tarpit: 'Tarpit',
  crowded: 'Crowded space',
  platform: 'In somebody else\u2019s hands',
  formula: 'Formula',
};

/** What kind of pattern it is, and who says so. */
export const kindText = ({ kind, namedByPartners }: Trap): string =>
  `${KINDS[kind]}, ${namedByPartners ? `named by ${EDITION.acceleratorName} partners` : 'often tried'}`;

/** A clause as a sentence. */
export const sentenceOf = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
