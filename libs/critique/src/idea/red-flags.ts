import { IDEA_TEXT_FIELDS, type IdeaCritique, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { quoted } from '../engine/quotes.js';
import { redFlagsOf, some, when, type RedFlagRule } from '../engine/red-flags.js';
import { claimsNoCompetition } from './caps.js';
import { attentionIn } from './attention.js';
import { isPlainPromise, isWardedOff } from './risk/meant.js';
import { largeMarketsIn, manyThingsIn } from './reading/claimed.js';
import { valueOf, type IdeaReading } from './reading/idea-reading.js';
import { inField } from './signals/idea-text.js';
import { readPatterns } from '../lexicon/read-patterns.js';
import { matchesOf } from '../text/search/matches-of.js';
import { stateOf } from './said.js';
import type { IdeaFeatureId } from './feature-registry.js';

type IdeaRedFlag = IdeaCritique['redFlags'][number];

const MAX_SPANS = 4;
const PAYMENT: readonly IdeaFeatureId[] = ['evidence.paying', 'evidence.revenue', 'market.price'];

/** Words of the form in which the features were found. */
const found = ({ score }: IdeaReading, ...ids: readonly IdeaFeatureId[]): IdeaSpan[] =>
  score.features.filter(({ id }) => ids.includes(id)).flatMap(({ spans }) => spans);

const textAt = ({ idea }: IdeaReading, { field, start, end }: IdeaSpan): string =>
  idea.fields[field].original.slice(start, end);

/** Markets of everybody, and a share of them; "expand to" and "0.8% of invoices" are neither. */
const LARGE = /billion|trillion|million|\bbn\b|\bonly \d/i;
/** Friends with whom one plays, and what the founder tried: seldom offered as a proof. */
const SELDOM_OFFERED =
  /^(?:friends|tried it|love it|competition|ambassador|rendering|telegram|grants?|spoken to|community of|partnerships? with|newsletter)$/i;
/** "40 million people have hearing loss": how many have the trouble. */
const HAVE_TROUBLE = new RegExp(
  String.raw`^ (?:[\w-]{2,15} ){0,4}?(?:have|has|suffer|live with|lack|wait|die|lose|lost|are (?:locked|without|deaf` +
    String.raw`|blind|ill|sick)|without|cannot|can['’]t|struggle|skip)\b`,
  'i',
);
const TROUBLE_CHARS = 80;
/** Words of forbidden things that mean other things too. */
const HARMLESS_ALONE = /^(?:detectors?|levels|adults?|referral program(?:me)?|scrap(?:es?|ed|ing))$/i;
/** "The wood is rarely illegal". */
const DENIED = /\b(?:not|never|rarely|hardly|isn['’]t|aren['’]t|seldom|no longer) $/i;
/** "My mother would say yes yes yes" says nothing, and is no wish to a judge. */
const IS_REPEATED = /^(\p{L}{1,12})(?:[ ,]{1,2}\1){1,20}$/iu;
const DENIED_REACH_CHARS = 20;
/** "Admitted for bypass". */
const OF_THE_HEART = /\b(?:for|heart|cardiac|coronary|gastric|his|her) (?:an? |the )?$/i;
function isHarmless(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - DENIED_REACH_CHARS), start);
  return (
    isPlainPromise(text, { start, end }) ||
    isWardedOff(text, { start, end }) ||
    DENIED.test(before) ||
    (/^bypass$/i.test(text.slice(start, end)) && OF_THE_HEART.test(before))
  );
}
const IMPOSSIBLE = readPatterns('idea-impossible').energy ?? [];

/** No text says who pays or what, in words or in figures. */
const isNothingPaid = (reading: IdeaReading): boolean =>
  reading.idea.language === 'english' &&
  PAYMENT.every((id) => valueOf(reading, id) === 0) &&
  stateOf(reading.said, 'price') === 'absent' &&
  stateOf(reading.said, 'proof') !== 'stated';

const RULES: readonly RedFlagRule<IdeaReading, IdeaSpan>[] = [
  {
    id: 'noise',
    message: 'There is nothing to read here. Write two sentences: what you build, and for whom.',
    find: ({ idea }) => when(idea.language === 'noise'),
  },
  {
    id: 'language',
    message: 'Only numbers, prices and names could be read. The application form is in English.',
    find: ({ idea }) => when(idea.language === 'other'),
  },
  {
    id: 'instructions',
    message: 'Part of the text talks to the judge. It was read as if it were not there.',
    find: (reading) =>
      some(
        IDEA_TEXT_FIELDS.flatMap((field) => inField(field, reading.idea.fields[field].instructions)).filter(
          (span) => !IS_REPEATED.test(textAt(reading, span)),
        ),
      ),
  },
  {
    id: 'no-competition',
    message: 'Everyone has a competitor: what do they do today?',
    find: ({ idea }) => when(claimsNoCompetition(idea)),
  },
  {
    id: 'same-text',
    message: 'Brief and problem are the same text. The problem must stand without the product.',
    find: ({ idea }) =>
      when(idea.form.problem.trim() !== '' && idea.form.problem.trim() === idea.form.ideaBrief.trim()),
  },
  {
    id: 'stage',
    message: 'The stage says more than the text: no customer who pays can be found in it.',
    find: (reading) => when(reading.idea.form.stage === 'revenue' && isNothingPaid(reading)),
  },
  {
    id: 'vanity',
    message: 'No proof yet: %. Use paying or weekly active customers.',
    find: (reading) =>
      valueOf(reading, 'evidence.paying') === 0
        ? some(attentionIn(reading).filter((span) => !SELDOM_OFFERED.test(textAt(reading, span))))
        : null,
  },
  {
    id: 'market-figures',
    message: 'A number that large is no plan: %. Count buyers you could call.',
    // How many have a trouble is told where the problem is.
    find: (reading) =>
      some(
        largeMarketsIn(reading, LARGE).filter(
          (span) =>
            span.field === 'ideaBrief' &&
            !HAVE_TROUBLE.test(reading.idea.fields.ideaBrief.original.slice(span.end, span.end + TROUBLE_CHARS)),
        ),
      ),
  },
  {
    id: 'law',
    message: 'This may be forbidden where you sell it. Ask before you build.',
    find: (reading) => {
      // What the problem calls illegal is what they do without it.
      const spans = found(reading, 'danger.illegal').filter(({ field }) => field === 'ideaBrief');
      const isSure = spans.some(
        (span) =>
          !HARMLESS_ALONE.test(textAt(reading, span)) && !isHarmless(reading.idea.fields[span.field].original, span),
      );
      return when(isSure && valueOf(reading, 'danger.illegal') >= 1, spans);
    },
  },
  {
    id: 'physics',
    message: 'No machine is known that does this: %. Show a measurement by somebody who has no share in it.',
    find: ({ idea }) =>
      some(
        IDEA_TEXT_FIELDS.flatMap((field) =>
          inField(
            field,
            IMPOSSIBLE.flatMap((pattern) => matchesOf(pattern, idea.fields[field].original)).map(
              ({ index, 0: words }) => ({
                start: index,
                end: index + words.length,
              }),
            ),
          ),
        ),
      ),
  },
  {
    id: 'many-things',
    message: 'These are many products. Which one do they pay for?',
    find: (reading) => some(manyThingsIn(reading)),
  },
];

/** What a partner would stop at. */
export const ideaRedFlags = (reading: IdeaReading): IdeaRedFlag[] =>
  redFlagsOf(RULES, reading, ({ field, ...span }) => quoted(reading.idea.fields[field].original, span)).map((flag) => ({
    ...flag,
    spans: flag.spans.slice(0, MAX_SPANS),
  }));
