import { quoted } from '../../engine/quotes.js';
import { emptyWordsIn } from '../../pitch/buzzwords.js';
import type { IdeaReading } from '../reading/idea-reading.js';

const BIG_WORDS: ReadonlySet<string> = new Set(['load.buzz', 'load.hype', 'load.aiHype']);

/** The first big word that can go without breaking its sentence, in quotes. */
export function emptyWordIn({ idea: { fields }, score }: IdeaReading): string | null {
  const spans = score.features.filter(({ id }) => BIG_WORDS.has(id)).flatMap((feature) => feature.spans);
  for (const { field, ...span } of spans) {
    const { original } = fields[field];
    const [empty] = emptyWordsIn(original, [span]);
    if (empty !== undefined) return quoted(original, empty);
  }
  return null;
}
