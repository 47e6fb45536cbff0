import { quoted } from '../../engine/quotes.js';
import { emptyWordsIn } from '../../pitch/buzzwords.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { IdeaReading } from '../reading/idea-reading.js';

const BIG_WORDS: ReadonlySet<string> = new Set(['load.buzz', 'load.hype', 'load.aiHype']);

/** "Our autonomous agents plug into the software": without its subject a sentence says nothing. */
const LEADS_SUBJECT = /(?:^|[.!?;:]\s{1,3}|\b(?:and|but|so|where|that) )(?:our |the |an? |these |its |his )?$/i;
const DOES_BEHIND = /^ (?:\p{Ll}{3,15}ly )?(?!(?:for|of|in|on|at|by|with|to|that|which|and|or|from)\b)\p{Ll}{2,15}\b/u;
const BEFORE_CHARS = 30;
const isSubject = (text: string, { start, end }: Span): boolean =>
  /s$/i.test(text.slice(start, end)) &&
  LEADS_SUBJECT.test(text.slice(Math.max(0, start - BEFORE_CHARS), start)) &&
  DOES_BEHIND.test(text.slice(end));

/** "PayMeNa is a platform": without the one noun that says what kind of thing it is, the sentence breaks. */
const KIND_OF_THING = new RegExp(
  String.raw`^(?:platforms?|solutions?|ecosystems?|hubs?|suites?|systems?|networks?|layers?|engines?|fabric|backbone|copilots?` +
    String.raw`|agents?|assistants?|clouds?|marketplaces?|content|analytics|iot|saas|apis?|experience|edge computing|life-?cycle)$`,
  'i',
);

/** "You feel like you have to make it amazing": what somebody feels, wants or is told, and nothing that is said of the product. */
const OF_THEIRS = new RegExp(
  String.raw`\b(?:you|they|people|he|she|everyone|everybody|parents|customers|users) (?:\w{2,12} )?(?:feels?|felt|think|thinks` +
    String.raw`|want|wants|say|says|call|calls|expect|are told|have to|need to|must|go|goes)\b`,
  'i',
);

/** The first big word that can go without breaking its sentence, in quotes. */
export function emptyWordIn({ idea: { fields }, score }: IdeaReading): string | null {
  const spans = score.features.filter(({ id }) => BIG_WORDS.has(id)).flatMap((feature) => feature.spans);
  for (const { field, ...span } of spans) {
    const { original } = fields[field];
    const [empty] = emptyWordsIn(original, [span]);
    if (empty === undefined || isSubject(original, empty)) continue;
    if (KIND_OF_THING.test(original.slice(empty.start, empty.end))) continue;
    if (!OF_THEIRS.test(sentenceAround(original, empty))) return quoted(original, empty);
  }
  return null;
}
