import type { Span } from '@playbook/contracts/core/span.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

/** What is counted of attention; a brand, a business plan and "he likes chess" are none. */
const { attention: ATTENTION } = readSinglePatterns('answer-claims', ['attention']);
const LIKES = /^likes$/i;
/** So many characters before a word say whose it is, and behind it what they do. */
const REACH_CHARS = 30;
const OURS = /\b(?:our|hired?|hiring|outsourc\w{1,4}|freelance|external|paid|through|found)(?: \w{1,20})? $/i;
const BUILDS =
  /^ (?:\w{1,20} ){0,2}(?:built|builds?|building|develop\w{0,4}|cod(?:es?|ed|ing)|makes?|made|deliver\w{0,3})\b/i;

const wordsAt = (text: string, { start, end }: Span): string => text.slice(start, end);

/** Beside what was counted of use, those who signed up are no attention only: "64 active of 88 who signed up". */
const COUNTED_USE =
  /\d[\d,.]{0,9} (?:[\w'-]{1,20} ){0,3}(?:active|use it|uses it|used it|c[oa]me back|log(?:ged)? in|customers?|paying|order(?:s|ed))\b/i;

/** "Five farm visits": who drives there has worked for it; those of a page are attention. */
const VISITS = /^visits?$/i;
const ON_SCREEN =
  /\b(?:web ?sites?|web|pages?|traffic|online|landing|blog|app|store page|unique|organic|google|clicks?)\b/i;

/** "The second press" stamps or prints; that of papers is written about. */
const PRESS = /^press$/i;
const OF_PAPERS =
  /\b(?:(?:in the|national|local|international|media|good|great|some) press|press (?:coverage|mentions?|articles?|releases?|pieces|hits))\b/i;

/** Words that were found to be attention, where attention is what they count. */
export function spokenAttention(spans: readonly Span[], text: string): Span[] {
  if (!/\d/.test(text) || COUNTED_USE.test(text)) return [];
  return spans.filter((span) => {
    const words = wordsAt(text, span);
    if (VISITS.test(words) && !ON_SCREEN.test(text)) return false;
    if (PRESS.test(words) && !OF_PAPERS.test(text)) return false;
    return ATTENTION.test(words) && (!LIKES.test(words) || /\d\S{0,10} $/.test(text.slice(0, span.start)));
  });
}

/** Builders from outside, where they build for the founders: contractors who are customers are none. */
export function spokenOutsourcing(spans: readonly Span[], text: string): Span[] {
  return spans.filter(
    ({ start, end }) =>
      OURS.test(text.slice(Math.max(0, start - REACH_CHARS), start)) || BUILDS.test(text.slice(end, end + REACH_CHARS)),
  );
}

const SUBJECT_REACH_CHARS = 60;
const MODAL = /^(?:would|could|should|might)$/i;
/** Whose plan it is stands before the verb: what others would do is none. */
const OWN_SUBJECT =
  /\b(?:we|i|our (?:\w{1,20} ){0,2}(?:product|company|app|team|software|goal|model)|this)(?: \w{1,12})? $/i;
const SAID =
  /\b(?:sa(?:id|ys?)|told|thinks?|thought|f(?:ound|inds?)|loved?|likes?|liked|interested|answered|survey\w{0,3})\b/i;
const WOULD_BE = /^would be$/i;

/** A wish may be anybody's. */
const WISH = /^(?:wants?|hopes?|plans?|intends?|aims?)\b/i;
/** Somebody else, right before what they wish: "beekeepers want to". */
const OTHERS =
  /\b(?:they|who|that|people|everyone|everybody|nobody|somebody|he|she|you|\w{2,30}s)(?: (?:all|both|also|often|only|really|usually|do not|don't))? $/i;

/** Somebody else at the beginning of the clause: "they've a budget for tools and want to". */
const OTHERS_BEFORE = /\b(?:they|they've|they're|who|people|customers|buyers|clients|users)\b[^.;:!?]{0,40} and $/i;

/** What happens around a company is nobody's plan: "the pet market will reach". */
const AROUND =
  /\b(?:market|industry|sector|economy|demand|population|law|regulation|government|ban|spending|costs?)(?: (?:for|in|of) (?:\w{1,20} ?){1,3})? $/i;

/** "Everyone believes that old people will not use a phone": what others expect. */
const BELIEVED = new RegExp(
  String.raw`(?<!\b(?:we|i) )\b(?:everyone|everybody|people|most(?: \w{1,20}){0,2}|they|\w{2,20}s|he|she) (?:believes?` +
    String.raw`|thinks?|assumes?|expects?|says?|said|thought|believed) (?:that )?[^.;]{0,50}$`,
  'i',
);

/** Plans of the founders: "it would be used against them" and "farmers want to know" speak of somebody else. */
export const spokenPlans = (spans: readonly Span[], text: string): Span[] =>
  spans.filter((span) => {
    const [words, before] = [
      wordsAt(text, span),
      text.slice(Math.max(0, span.start - SUBJECT_REACH_CHARS), span.start),
    ];
    // What could not be done was tried.
    if (/^could$/i.test(words) && /^(?: not|n['’]t)\b/i.test(text.slice(span.end))) return false;
    if (AROUND.test(before) || (/^will\b/i.test(words) && BELIEVED.test(before))) return false;
    if (WISH.test(words)) return !OTHERS.test(before) && !OTHERS_BEFORE.test(before);
    return !MODAL.test(words) || OWN_SUBJECT.test(before);
  });

const WOULD = /^would\b/i;
const DENIED = /\b(?:no|not|never|little|hardly|without|n't)(?: (?:any|much|real|great))? $/i;

/** A survey counts what happened to people as well as what they think. */
const SURVEY = /^survey/i;
const SURVEY_REACH_CHARS = 120;
const OPINED =
  /\b(?:would|wants?|wanted|likes?|liked|loved?|interested|sa(?:id|ys?)|think|thought|agree\w{0,2}|prefer\w{0,3}|need|wish|rated?)\b/i;

/**
 * Opinions that somebody voiced: a bare "would be" is one only where somebody said so, "we would use" is a plan, and "there was no
 * interest" is the contrary.
 */
export const spokenOpinions = (spans: readonly Span[], text: string): Span[] =>
  spans.filter((span) => {
    const [words, before] = [
      wordsAt(text, span),
      text.slice(Math.max(0, span.start - SUBJECT_REACH_CHARS), span.start),
    ];
    if (DENIED.test(before) || (WOULD.test(words) && OWN_SUBJECT.test(before))) return false;
    if (SURVEY.test(words)) return OPINED.test(text.slice(span.end, span.end + SURVEY_REACH_CHARS));
    return !WOULD_BE.test(words) || SAID.test(before);
  });

const KIND = /^(?:kind|sort) of$/i;
const COUNTED_KIND =
  /\b(?:one|two|three|this|these|which|what|each|every|any|another|same|new|different|certain|only|no|right|wrong) $/i;

/** Words that take a statement back: "one kind of scientist" takes nothing back. */
export const spokenHedges = (spans: readonly Span[], text: string): Span[] =>
  spans.filter(
    (span) =>
      !KIND.test(wordsAt(text, span)) ||
      !COUNTED_KIND.test(text.slice(Math.max(0, span.start - REACH_CHARS), span.start)),
  );
