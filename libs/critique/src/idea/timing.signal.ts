import type { IdeaSpan } from '@playbook/contracts/idea-check.schema';
import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { MONTH, NUMBER } from './cues/number-words.js';
import type { IdeaFeature } from './idea-feature.js';
import { spansOfFields, type IdeaText } from './idea-text.js';
import type { PitchText } from '../signals/pitch-text.js';

const has = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})\b`, 'i');

const RECENT_YEAR = has('20(?:2[2-9])(?:-\\d\\d)?');
const RELATIVE_DATE = has(
  String.raw`(?:since|from|until|in|as of|only since) (?:early |mid-?|late |last |this |next )?${MONTH}|(?:since|until) (?:then|last|this|the)|(?:last|this|next) (?:year|${MONTH}|month|season|quarter)|(?:a|one|two|three) (?:years?|months) ago|within (?:a|two|three) years|recently|for the first time|only (?:now|recently)|until (?:now|recently)|from this season|(?:last|this) (?:few )?years?`,
);
const FAR_FUTURE = has('(?:by|until) 20(?:3\\d|4\\d|50)|(?:first (?:mission|launch)|in) 20(?:3\\d|4\\d)');
const LAW = has(
  'laws?|rules?|regulations?|directives?|mandat\\w+|obliged|obligations?|bans?|banned|act|enforc\\w+|compulsory|tariffs?|quotas?|licen[cs]es?|guidelines?|regulator\\w*|courts?|tribunal|must|required|requires?|legal|legali[sz]ed|allows?|allowed|permits|permitted|approved|subsid\\w+|tax (?:credit|relief|office)|fines?|fined|force|inventory|standards?|central bank|authority|ministry|agency|reform|protocol|sandbox|has to be filed|have to (?:file|report|prove|publish)|had to|accepted|contract|insurers?|underwriters?|consumer bureau|FDA|EPA|EU|SEBI|Medicare|CMS|NHS|USP|deadline',
);
const PRICE = has(
  'fell|fallen|drop(?:ped|s)?|cheap(?:er)?|halved|halves|tripled|doubled|quadrupled|multiplied|rose|risen|hit|climbed|cost (?:about )?a (?:fifth|tenth|third|quarter)|expensive|zero|negative|below|a (?:fifth|tenth|third|quarter) of what|half of what|prices?|queues?|losses|up from|down from|from \\S+ to|gone from|went from|jumped|surged|collapsed|shortage|multiplied|times',
);
const CAPABILITY = has(
  "became|become|becomes|possible|can(?:not)?|could(?:n't| not)?|now|models?|speech|vision|released?|opened|opens|open(?:-source)?|launched|standard|good enough|fast enough|usable|works?|fine-tuned|free|accepts?|available|before (?:that|it|then)|no longer|ran out|expired|stopped|started|began|begun|appeared|exists?|supports?|api|protocol|switched|moved|refuse|demand|ask(?:s|ed)?",
);
const TALK = has(
  'booming|exploding|perfect|ripe|megatrend|trend\\w*|post-?covid|pandemic|growing|worldwide|market (?:is|will|has)|we (?:believe|expect|plan|will|estimate)|revenue|first mission|launch|founded|we started|customers in',
);
const AGAINST = has(
  'postponed|delayed|taken (?:them )?out of|other direction|repealed|abolished|expires? (?:soon|in)|stalled|withdrawn|eating the volume|can be undone',
);
const OWN_PAST = has(
  "i(?:'ve| have)? (?:was|been|spent|worked|ran)|we(?:'ve| have)? (?:run|ran|been|founded|started|built|sold|made|grew)|founded|churn|retention|gmv|revenue|arr|mrr|since we",
);
const NUMERAL = new RegExp(String.raw`(?:[$€£]|\b)(?!20[12]\d\b)${NUMBER}`, 'i');
const LINK = has("so|which (?:is|means|allows|makes|demands?)|therefore|needs?|now|that's why|because");

interface Found {
  readonly id: string;
  readonly spans: readonly Span[];
}

interface Sentence extends Span {
  readonly text: string;
}
function sentencesOf({ flow }: PitchText): Sentence[] {
  return Array.from(flow.text.matchAll(/[^.!?;\n]+(?:[.!?](?=\S)[^.!?;\n]*)*/g), (match) => ({
    text: match[0],
    start: flow.offsetOf(match.index + (match[0].length - match[0].trimStart().length)),
    end: flow.offsetOf(match.index + Math.max(0, match[0].trimEnd().length - 1)) + 1,
  })).filter(({ text }) => text.trim().split(/\s+/).length >= 4);
}

const TESTS: Readonly<Record<string, (text: string) => boolean>> = (() => {
  const dated = (t: string) => (RECENT_YEAR.test(t) || RELATIVE_DATE.test(t)) && !FAR_FUTURE.test(t);
  const change = (t: string) => LAW.test(t) || PRICE.test(t) || CAPABILITY.test(t);
  const real = (t: string) => dated(t) && change(t) && !TALK.test(t) && !OWN_PAST.test(t);
  return {
    'change.law': (t) => real(t) && LAW.test(t),
    'change.price': (t) => real(t) && PRICE.test(t),
    'change.capability': (t) => real(t) && CAPABILITY.test(t),
    'change.dated': real,
    'change.year': (t) => RECENT_YEAR.test(t) && change(t) && !OWN_PAST.test(t),
    'change.measured': (t) => real(t) && NUMERAL.test(t.replace(/20[12]\d/g, '')),
    'change.linked': (t) => real(t) && LINK.test(t),
    'change.undated': (t) =>
      !dated(t) &&
      /\b(?:no longer|until now|only recently|now (?:it|that|works|ask|must|possible)|(?:has|have) (?:become|been able)|became|can now|newest|(?:fell|dropped|tripled|doubled))\b/i.test(
        t,
      ),
    'change.lawUndated': (t) =>
      !dated(t) && /\b(?:laws?|rules?|regulations?|directives?|mandatory|tariffs?|banned)\b/i.test(t),
    'change.talk': (t) => TALK.test(t) && !OWN_PAST.test(t),
    'change.against': (t) => AGAINST.test(t),
    'change.farFuture': (t) => FAR_FUTURE.test(t),
  };
})();

export function timingFeatures(idea: IdeaText): IdeaFeature[] {
  return Object.entries(TESTS).map(([id, test]) => {
    const spans: IdeaSpan[] = spansOfFields(idea, (text) => sentencesOf(text).filter(({ text: words }) => test(words)));
    return {
      id,
      value: Math.min(spans.length, 3),
      spans: spans.map(({ field, start, end }) => ({ field, start, end })),
    };
  });
}
