import { tellsOfDisease, tellsWhatWasMade } from '../../answer/prefill/no-product.js';
import { sentencesOf, wordsIn } from '../../answer/prefill/read-sentences.js';
import { leadingRole } from '../../answer/prefill/roles/said-roles.js';
import type { SentenceRole } from '../../answer/prefill/roles/sentence-role.js';
import { sentenceOfTheProduct } from '../../answer/prefill/told-of-startup.js';
import { quoted } from '../../engine/quotes.js';
import { openingOf, type IdeaReading } from './idea-reading.js';

/** A sentence of so many characters is quoted whole, so that what is read back says something. */
const SENTENCE_MAX_CHARS = 170;
/** A part up to a comma says enough from here. */
const PART_MIN_CHARS = 60;
const FEWEST_WORDS = 6;
/** "An AI copilot for dentists." */
const FEWEST_OF_FIRST = 4;
/** "You think it's the board", "once they are coded", "labelling will follow": a scene, and what leans on a sentence before. */
const IS_BESIDE = new RegExp(
  String.raw`^(?:you|everyone|everybody|nobody|no one|most|each|every|people|today|currently|there (?:is|are)|once|then` +
    String.raw`|after|when|if|until|they|these|those|he|she|basically|honestly|imagine|hi|hello|labell?ing|shipping|pricing)\b`,
  'i',
);

/** "You upload your old bids, and we draft every answer": what surely tells of the product is no scene, though it begins as one. */
const BEGINS_AS_SCENE = /^(?:you|when|if|once)\b/i;
const NAMES_PRODUCT = /\b(?:we|our|it|the (?:app|tool|software|system|bot))\b/i;
function isScene(sentence: string, { roles }: IdeaReading): boolean {
  if (tellsOfDisease(sentence)) return true;
  if (!IS_BESIDE.test(sentence)) return false;
  const mayBeProduct = BEGINS_AS_SCENE.test(sentence) && NAMES_PRODUCT.test(sentence);
  return !(mayBeProduct && roles().of(sentence)?.sure.has('product') === true);
}

/** "Paid by platform teams, $1,200 a month": what says first what it costs, how far it is or who makes it. */
const OF_OTHER_THINGS: readonly SentenceRole[] = ['price', 'traction', 'founder', 'plan', 'market'];
function tellsOtherThings(sentence: string, { roles }: IdeaReading): boolean {
  const said = roles().of(sentence);
  return said?.isOfLong === true && OF_OTHER_THINGS.includes(leadingRole(said));
}

/** The sentence of a longer brief that most likely says what the product does; empty where none likely does. */
function likeliestOfProduct(reading: IdeaReading): string {
  const told = sentencesOf(reading.idea.form.ideaBrief).flatMap((text) => {
    const said = reading.roles().of(text);
    return said?.isOfLong === true && said.likely.has('product') && !isScene(text, reading)
      ? [{ text, score: said.scores.product }]
      : [];
  });
  return told.toSorted((a, b) => b.score - a.score)[0]?.text ?? '';
}

/** "Our container takes mixed bottles", "Plumbline samples live queries": the founders' own thing does something. */
const SAYS_OURS = new RegExp(
  String.raw`^(?:[Oo]ur [\p{L}-]{3,20}|I (?:want to|would like to|am going to|plan to) (?:build|make|open|set up|start|offer|run|rent` +
    String.raw`|sell)|(?:The )?[Ii]dea is|The plan is|What I want to make|(?:My|The) (?:app|idea|device|software|tool|robot|machine` +
    String.raw`|sensor|box)|We (?:make` +
    String.raw`|build|sell|take|teach|collect|run|offer|lend|rent|print|help|put|count|are (?:making|building))` +
    String.raw`|\p{Lu}[\p{L}\d-]{2,20} (?:is an?|lets|tells|takes|gives|shows|makes|reads|sends|finds|turns|connects` +
    String.raw`|collects|checks|sits|keeps|samples|measures|handles|runs|matches|catches|watches|writes|pays|brings` +
    String.raw`|photographs|parses))\b`,
  'u',
);
/** How things are without it. */
const SAYS_HOW_IT_IS =
  /\b(?:gets? worse|throws? away|is worse|are wrong|stays? (?:flat|green)|nobody|no one|wasted?)\b/i;

/** "White mushrooms double in mass every day", "dentists hate it when the chair is empty": what somebody or something does without it. */
const OTHERS_DO = new RegExp(
  String.raw`^(?:\p{L}[\p{L}-]{1,20} ){0,3}\p{L}[\p{L}-]{2,20}s (?:still |often |always |now )?(?:double|hate|lose|wait|pay|want|need` +
    String.raw`|have|are(?! \p{Ll}{2,15}ed\b)|take|cost|buy|live|come|go|get|grow|throw` +
    String.raw`|spend|struggle|hide|run|keep|waste|forget|die|fail|make|earn|sit)\b`,
  'iu',
);
/** "I was an engineer at a grid operator", "my family runs a kiosk": who they are, before what they make. */
const OF_FOUNDERS = new RegExp(
  String.raw`^(?:I (?:was|am|ran|spent|worked|drove|studied|grew up)|I['’](?:m|ve been)|My (?:family|father|mother|dad|mum|mom|wife` +
    String.raw`|husband|sister|brother|uncle|aunt|parents))\b`,
  'i',
);
const IS_OURS = /\b(?:we|our|ours|us|I|my)\b/i;
const tellsOfOthers = (sentence: string): boolean =>
  SAYS_HOW_IT_IS.test(sentence) || OF_FOUNDERS.test(sentence) || (OTHERS_DO.test(sentence) && !IS_OURS.test(sentence));

/** What tells of the product nearly as surely as another sentence. */
const NEARLY = 0.8;
/** "We clean out hoarded homes": an opening that begins with whoever does it needs half as much. */
const BEGINS_WITH_US = /^we (?!are\b|were\b|have\b|want\b|believe\b|think\b|know\b|met\b|live\b)[a-z]{3,15}\b/i;
const HALF = 0.5;
/** "When certain words come up it stops": what it does in one case. */
const IS_OF_A_CASE = /^(?:when|if|once)\b[^,;]{0,80}[ ,](?:it|they|he|she) \p{L}/iu;
/** What tells of it far less surely. */
const FAR = 0.7;

/** What by its words is of the product, before which another sentence goes that tells far more surely of it. */
function surestFirst([byWords, likeliest]: readonly [string, string], { roles }: IdeaReading): readonly string[] {
  const [a, b] = [roles().of(byWords), roles().of(likeliest)];
  const isFarSurer = a !== undefined && b !== undefined && a.scores.product < FAR * b.scores.product;
  return isFarSurer ? [likeliest, byWords] : [byWords, likeliest];
}

/** Whether the opening tells of the product about as surely as the sentence that was found: a brief mostly begins with what it is. */
function isFirstAsSure(first: string, found: string, { roles }: IdeaReading): boolean {
  if (IS_BESIDE.test(first)) return false;
  const [a, b] = [roles().of(first), roles().of(found)];
  const share = BEGINS_WITH_US.test(first) || IS_OF_A_CASE.test(found) ? HALF : NEARLY;
  const isSure = a !== undefined && b !== undefined && a.scores.product >= share * b.scores.product;
  return (
    isSure && (!a.isOfLong || tellsWhatWasMade(first) || (BEGINS_WITH_US.test(first) && leadingRole(a) === 'product'))
  );
}

/** What tells nearly as surely of the product, and of whoever makes it. */
const NEARLY_OURS = 0.75;

/** "We install a container that makes ice" before "a cooperative runs it": of two that tell of the product, what the founders do with it. */
function oursNearly(
  found: string | undefined,
  sentences: readonly string[],
  { roles }: IdeaReading,
): readonly string[] {
  const said = found === undefined ? undefined : roles().of(found);
  if (
    found === undefined ||
    said?.isOfLong !== true ||
    /^(?:we|our|i|it|the|an?)\b/i.test(found) ||
    SAYS_OURS.test(found)
  )
    return [];
  const ours = sentences.find((sentence) => {
    const own = BEGINS_WITH_US.test(sentence) ? roles().of(sentence) : undefined;
    return (
      own !== undefined && leadingRole(own) === 'product' && own.scores.product >= NEARLY_OURS * said.scores.product
    );
  });
  return ours === undefined ? [] : [ours];
}

/** A sentence as it stands in the brief: a brand that is written small stays small. */
function asWritten(sentence: string, brief: string): string {
  const at = brief.toLowerCase().indexOf(sentence.toLowerCase());
  const isOfItsOwn = at === 0 || /[.!?\n]\s{1,3}$/.test(brief.slice(Math.max(0, at - 4), Math.max(0, at)));
  return at >= 0 && isOfItsOwn ? brief.slice(at, at + sentence.length) : sentence;
}

/** A long sentence up to its last comma; null where that leaves too little. */
function shortened(sentence: string): string | null {
  if (sentence.length <= SENTENCE_MAX_CHARS)
    return quoted(sentence, { start: 0, end: sentence.length }, SENTENCE_MAX_CHARS).replace(/[.!]{1,9}'$/, "'");
  const end = sentence.lastIndexOf(', ', SENTENCE_MAX_CHARS);
  return end < PART_MIN_CHARS ? null : `'${sentence.slice(0, end).replace(/\s+/g, ' ').trim()} ...'`;
}

/**
 * The sentence of a brief that says what the product is, in quotes; its first one where none surely does, and its first words where that is
 * too long. A partner who reads a startup's own sentence back has read it.
 */
export function productQuoteOf(reading: IdeaReading): string {
  const brief = reading.idea.form.ideaBrief.trim();
  const sentences = sentencesOf(brief);
  const [opening = ''] = sentences;
  const isWhole = (sentence: string): boolean =>
    !IS_BESIDE.test(sentence) && !tellsOfDisease(sentence) && wordsIn(sentence) >= FEWEST_WORDS;
  const isOfOthers = IS_BESIDE.test(opening) || tellsOfOthers(opening);
  const ours = sentences.find((sentence) => isWhole(sentence) && SAYS_OURS.test(sentence));
  const first =
    (isOfOthers ? ours : undefined) ??
    sentences.find((sentence) => isWhole(sentence) && !tellsOtherThings(sentence, reading)) ??
    opening;
  const isEnglish = reading.idea.language === 'english';
  const found = isEnglish ? surestFirst([sentenceOfTheProduct(brief), likeliestOfProduct(reading)], reading) : [];
  const ofProduct = found
    .map((sentence) => (tellsOfOthers(sentence) ? (ours ?? sentence) : sentence))
    .filter((sentence) => !isScene(sentence, reading) && wordsIn(sentence) >= FEWEST_WORDS)
    .map((sentence) => (isFirstAsSure(first, sentence, reading) ? first : sentence));
  const own = oursNearly(ofProduct[0], sentences.filter(isWhole), reading);
  return (
    [...own, ...ofProduct, first, opening]
      .filter((sentence) => wordsIn(sentence) >= FEWEST_OF_FIRST)
      .map((sentence) => shortened(asWritten(sentence, brief)))
      .find((quote) => quote !== null) ?? openingOf(reading)
  );
}
