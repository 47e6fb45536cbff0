import { ScoredFeature, type Feature } from '../../engine/feature.js';
import { oncePer } from '../../text/once-per.js';
import type { PhraseTable } from './phrase-table.js';
import type { PhraseUse } from './read-phrases.js';

/** Family of the features that say what a text's turns of phrase are a sign of, one an output. */
export const PHRASES_FAMILY = 'phrases.';
/** The same of the turns of phrase that say who it is for. */
export const CUSTOMER_PHRASES_FAMILY = 'audience.phrases.';

interface FeatureIds {
  readonly phrasesIds: readonly string[];
  readonly customerIds: readonly string[];
}

/** Names of a table's features by output. */
const idsOf = oncePer(({ outputs }: PhraseTable): FeatureIds => ({
  phrasesIds: outputs.map((output) => `${PHRASES_FAMILY}${output}`),
  customerIds: outputs.map((output) => `${CUSTOMER_PHRASES_FAMILY}${output}`),
}));

/** What the turns of phrase of a text say about each output of a table, with those that give most and take most. */
export function phraseFeatures(uses: readonly PhraseUse[], table: PhraseTable): Feature[] {
  const customer = uses.filter(({ isCustomer }) => isCustomer).map(({ span }) => span);
  const { phrasesIds, customerIds } = idsOf(table);
  return table
    .scores(uses)
    .flatMap((score, output) => [
      new ScoredFeature(phrasesIds[output] ?? '', score),
      { id: customerIds[output] ?? '', value: score.audience, spans: customer },
    ]);
}
