import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../../engine/quotes.js';
import { oncePer } from '../../text/once-per.js';
import type { AnswerText } from '../signals/answer-text.js';

/** What the product does in an answer: "our model reads each line", "photos get pinned automatically". */
const OWN_STEP = new RegExp(
  String.raw`\b(?:we|our (?:model|system|software|app|server|tool)|the (?:model|app|software|system|tool)) (?:then |automatically )?` +
    String.raw`(?:reads?|extracts?|match(?:es)?|compares?|checks?|counts?|sorts?|finds?|detects?|measures?|predicts?|drafts?|fills?|parses?` +
    String.raw`|translates?|flags?|suggests?|picks?|routes?|scores?|recogni[sz]es?|estimates?|calculates?)\b`,
  'i',
);
const AUTOMATIC = new RegExp(
  String.raw`\b(?:automatically|turns (?:a|an|the|each|every)|(?:detects|recogni[sz]es|extracts|matches|reads|predicts|translates` +
    String.raw`|drafts) (?:a|an|the|each|every)|gets? (?:automatically )?(?:pinned|matched|sorted|filled|routed|tagged|translated|linked|scored|checked))\b`,
  'i',
);
const MIN_CHARS = 14;
/** "We read supplier, item and quantity off it": what is read goes on behind the comma. */
const LIST_GOES_ON =
  /^, [^.;:!?]{1,80}?(?=,? (?:match|and then|then|and if|and \p{Ll}{3,12} (?:it|them|each|every)\b)|[.;:!?])/u;

/** The step of an answer that is hardest to get right, in quotes; null where it tells none. */
export const toldStep = oncePer<AnswerText, { readonly quote: string | null }>(({ plain, original }) => {
  const found = OWN_STEP.exec(plain) ?? AUTOMATIC.exec(plain);
  if (found === null) return { quote: null };
  const clause = clauseAround(original, { start: found.index, end: found.index + found[0].length });
  const end = clause.end + (LIST_GOES_ON.exec(original.slice(clause.end))?.[0].length ?? 0);
  const step = { start: clause.start, end };
  return { quote: end - step.start < MIN_CHARS ? null : quoted(original, step, CLAUSE_MAX_CHARS) };
});
