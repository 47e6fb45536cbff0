import type { Feature } from '../features/feature.js';
import type { PhraseTable } from './phrase-table.js';
import type { PhraseUse } from './read-phrases.js';

/** Family of the features that say what a text's turns of phrase are a sign of, one an output. */
export const PHRASES_FAMILY = 'phrases.';
/** The same of the turns of phrase that say who it is for. */
export const CUSTOMER_PHRASES_FAMILY = 'audience.phrases.';

/** What the turns of phrase of a text say about each output of a table, with those that give most and take most. */
export function phraseFeatures(uses: readonly PhraseUse[], table: PhraseTable): Feature[] {
  const customer = uses.filter(({ isCustomer }) => isCustomer).map(({ span }) => span);
  return table.scores(uses).flatMap((score, index) => {
    const output = table.outputs[index] ?? '';
    return [
      {
        id: `${PHRASES_FAMILY}${output}`,
        value: score.value,
        get spans() {
          return score.giving;
        },
        get takingSpans() {
          return score.taking;
        },
      },
      { id: `${CUSTOMER_PHRASES_FAMILY}${output}`, value: score.audience, spans: customer },
    ];
  });
}
