import type { MemoDoubt, MemoPlace } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { faultsWithReasons } from '../answer/fault-reasons.js';
import { FAULT_CUES } from '../answer/signals/answer-cues.js';
import { spokenAttention } from '../answer/signals/spoken-faults.js';
import type { NumberType } from '../engine/numbers/typed-number.js';
import { quoted } from '../engine/quotes.js';
import type { RemarkTopic } from '../engine/slots/remark-topic.js';
import type { SlotName } from '../engine/slots/slot.js';
import { PatternFamily } from '../text/search/pattern-family.js';
import { overlaps } from '../text/spans/span.js';
import type { Claim } from './claims.js';
import { ownDoubts } from './own-facts.js';
import type { Source } from './source.js';

const MAX_FAULTS = 5;
const ATTENTION = new PatternFamily().add(FAULT_CUES['vanity'] ?? []);
const PAID = new Set<NumberType>(['payment', 'customers']);

/** What a partner marks down first in a whole application; the rest comes after, in the order of the builder. */
const GRAVE: readonly RemarkTopic[] = [
  'plans-for-facts',
  'opinions-for-behaviour',
  'no-competition',
  'top-down-market',
  'missing:team',
  'unclear:team',
  'vanity',
];
const rankOf = (topic: RemarkTopic): number => {
  const rank = GRAVE.indexOf(topic);
  return rank < 0 ? GRAVE.length : rank;
};

const COUNTED_FIELDS = new Set(['metrics', 'progress-made', 'first-users', 'validation']);
const ATTENTION_TODO = 'Say how many came back last week and how many paid.';

/** Attention in the place of use, where no number of what was counted is of somebody who pays. */
function attentionIn(sources: readonly Source[]): MemoDoubt[] {
  const isPaid = sources.some(
    ({ fieldId, sentences }) =>
      COUNTED_FIELDS.has(fieldId) && sentences.some(({ numbers }) => numbers.some(({ type }) => PAID.has(type))),
  );
  return sources.flatMap((source) => {
    if (!COUNTED_FIELDS.has(source.fieldId)) return [];
    const [words] = isPaid ? [] : spokenAttention(ATTENTION(source.text.squeezed), source.text.original);
    const sentence = words && source.sentences.find((one) => overlaps(words, one));
    if (words === undefined || sentence === undefined) return [];
    const text = `${quoted(source.text.original, words)}: attention, not use.`;
    return [{ text, todo: ATTENTION_TODO, quotes: [source.quote(sentence)], fields: [source.place] }];
  });
}

/** Weak places of single answers, each once. */
function faultsIn(sources: readonly Source[]): MemoDoubt[] {
  const found = sources.flatMap((source) =>
    faultsWithReasons(source.fieldId, source.text).flatMap(({ reason, spans }) => {
      const sentence = source.sentences.find((one) => spans.some((span) => overlaps(span, one)));
      if (sentence === undefined) return [];
      const words = spans.filter((span) => overlaps(span, sentence)).slice(0, 1);
      const said = words.map((span) => quoted(source.text.original, span)).join('');
      const doubt = { text: reason.line.replace('%', () => said), todo: reason.todo };
      return [{ reason, doubt: { ...doubt, quotes: [source.quote(sentence)], fields: [source.place] } }];
    }),
  );
  return found
    .filter(({ reason }, index) => found.findIndex((other) => other.reason === reason) === index)
    .toSorted((a, b) => rankOf(a.reason.topic) - rankOf(b.reason.topic))
    .slice(0, MAX_FAULTS)
    .map(({ doubt }) => doubt);
}

/** What an application has to say somewhere, and where it is best said. */
const WANTED: readonly {
  readonly slot: SlotName;
  readonly text: string;
  readonly todo: string;
  readonly place: MemoPlace;
}[] = [
  {
    slot: 'proof',
    text: 'Nothing that anybody did is counted anywhere: no use, no payment, no test.',
    todo: 'Write one number of people who used it, paid or came back, with its month.',
    place: { kind: 'answer', sectionId: 'product', fieldId: 'validation' },
  },
  {
    slot: 'price',
    text: 'No answer says what anybody pays.',
    todo: 'Write what one customer pays and for what, or the price you have said aloud to one.',
    place: { kind: 'answer', sectionId: 'company', fieldId: 'business-model' },
  },
  {
    slot: 'user',
    text: 'No answer says whom this is for.',
    todo: 'Name the job and the place of one person who has used it.',
    place: { kind: 'answer', sectionId: 'problem', fieldId: 'problem-statement' },
  },
  {
    slot: 'today',
    text: 'No answer says what they do about it today.',
    todo: 'Write how the last customer got by before you.',
    place: { kind: 'answer', sectionId: 'competition', fieldId: 'competitors' },
  },
  {
    slot: 'team',
    text: 'No answer says what any of you has done before.',
    todo: 'Write one thing each of you built, sold or ran.',
    place: { kind: 'answer', sectionId: 'founders', fieldId: 'founder-names' },
  },
];

/** What no text says. A slot that may be filled anywhere is not missing. */
function absencesIn(sources: readonly Source[]): MemoDoubt[] {
  if (sources.some(({ isEnglish }) => !isEnglish)) return [];
  return WANTED.filter(({ slot }) => sources.every(({ slots }) => slots[slot].state === 'absent')).map(
    ({ text, todo, place }) => ({ text, todo, quotes: [], fields: [place] }),
  );
}

/** Questions of the builder that are still empty, in one remark. */
function emptyFields(sources: readonly Source[]): MemoDoubt[] {
  const written = new Set(sources.map(({ fieldId }) => fieldId));
  const empty = REQUIRED_FIELDS.filter(({ fieldId }) => !written.has(fieldId));
  if (empty.length === 0) return [];
  const count = empty.length === 1 ? 'One question has' : `${empty.length} questions have`;
  return [
    {
      text: `${count} no answer yet. I cannot judge what I cannot read.`,
      todo: 'Write one true sentence for each.',
      quotes: [],
      fields: empty.map((field) => ({ kind: 'answer', ...field })),
    },
  ];
}

const UNREADABLE = 'I read English only, and this answer is not in it, so that I said nothing about it.';
function unreadable(sources: readonly Source[]): MemoDoubt[] {
  const foreign = sources.filter(({ isEnglish, place }) => !isEnglish && place.kind === 'answer');
  if (foreign.length === 0) return [];
  return [
    {
      text:
        foreign.length === 1
          ? UNREADABLE
          : UNREADABLE.replace('this answer is', 'these answers are').replace('about it', 'about them'),
      todo: 'Write it in plain English, however simple.',
      quotes: [],
      fields: foreign.map(({ place }) => place),
    },
  ];
}

const MAX_DOUBTS = 8;

/** What a partner doubts: weak places in the founder's own words, then what is missing, then what comes of the founder's own numbers. */
export const doubtsOf = (sources: readonly Source[], claims: readonly Claim[]): MemoDoubt[] =>
  [
    ...faultsIn(sources),
    ...attentionIn(sources).slice(0, 1),
    ...absencesIn(sources),
    ...ownDoubts(claims),
    ...unreadable(sources),
    ...emptyFields(sources),
  ].slice(0, MAX_DOUBTS);
