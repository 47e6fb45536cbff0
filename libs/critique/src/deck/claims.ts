import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { HOUSEHOLD_NAMES } from '../lexicon/names.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { isEnglishWordForm } from '../text/grammar/part-of-speech.js';
import { tagTokens } from '../text/grammar/tag.js';
import { normaliseText } from '../text/tokens/normalise.js';
import type { Token } from '../text/tokens/token.js';
import { tokenise } from '../text/tokens/tokenise.js';
import type { SlideReading } from './slide-reading.js';
import { isSentence } from './states-point.js';

const CUES = readSinglePatterns('deck-claims', [
  'ask',
  'askBare',
  'traction',
  'competition',
  'ourselves',
  'problem',
  'problemPerhaps',
  'relief',
  'staying',
  'ownThing',
  'noDeed',
  'bigMoney',
  'contrast',
  'charge',
  'many',
  'person',
  'fewPeople',
  'row',
  'quoted',
]);
/** A title may have a sentence on each of two people. */
const SENTENCES = /(?<=\.) /;
const FIGURES = readSinglePatterns('deck-figures', ['sourced']);
/** One name is anybody's; two in a list are those that the slide is about. */
const MIN_ROWS = 2;

/** What a slide is read for: its title and lines, and what the deck calls the startup. */
export interface SlideOfDeck {
  readonly slide: SlideReading;
  readonly name: string | null;
}

const linesOf = ({ slide: { body } }: SlideOfDeck): string[] => body.map(({ text }) => normaliseText(text));
const titleOf = ({ slide: { title } }: SlideOfDeck): string => normaliseText(title ?? '');

/** Each line is read by itself. */
const plainLines = (text: string): string => text.split('\n').map(normaliseText).join('\n');

/** Whether a text begins with the startup's name. */
export const isAboutStartup = (text: string, name: string | null): boolean =>
  name !== null && text.startsWith(`${name} `);
const isOurs = (text: string, name: string | null): boolean =>
  CUES.ourselves.test(text) || (name !== null && text.includes(name));

/** Money for the startup. */
export const asksForMoney = (text: string): boolean => CUES.ask.test(plainLines(text));
/** An amount and what for, of which nothing says that it was earned. */
export const namesAmount = ({ text }: SlideReading): boolean => CUES.askBare.test(plainLines(text));
/** What the startup has sold or earned. */
export const tellsSales = (title: string): boolean => CUES.traction.test(plainLines(title));

/** Lines that each are about a person, or one below a title that counts a few. */
export function showsPeople(of: SlideOfDeck): boolean {
  const lines = [...titleOf(of).split(SENTENCES), ...linesOf(of)];
  if (lines.some((line) => CUES.quoted.test(line))) return false;
  const people = lines.filter((line) => CUES.person.test(line)).length;
  return people >= MIN_ROWS || (people > 0 && CUES.fewPeople.test(titleOf(of)));
}

/** A line on somebody else's product: its name is known, or no word of English. */
function isRival(line: string, name: string | null): boolean {
  const first = CUES.row.exec(line)?.[1];
  if (first === undefined || isAboutStartup(line, name) || CUES.person.test(line)) return false;
  const lower = first.toLowerCase();
  return HOUSEHOLD_NAMES.has(lower) || (/\p{Lu}/u.test(first) && !isEnglishWordForm(lower));
}

const isOwnRow = (line: string, name: string | null): boolean =>
  name !== null && line.startsWith(name) && CUES.row.test(line);

/** A list of others by their names, of others and the startup, or one below a title that is about another. */
export function listsRivals(of: SlideOfDeck): boolean {
  const title = titleOf(of);
  if (CUES.ourselves.test(title)) return false;
  const lines = [...title.split(SENTENCES), ...linesOf(of)];
  const [first, ...others] = lines;
  const rivals = lines.filter((line) => isRival(line, of.name)).length;
  if (rivals >= MIN_ROWS) return true;
  if (first !== undefined && isRival(first, of.name) && others.some((line) => CUES.row.test(line))) return true;
  return rivals > 0 && lines.some((line) => isOwnRow(line, of.name));
}

/** The same, or words that set the startup apart from others, or what others charge. */
export function showsRivals(of: SlideOfDeck): boolean {
  const title = titleOf(of);
  if ([title, ...linesOf(of)].some((line) => CUES.competition.test(line))) return true;
  if (CUES.contrast.test(title) && !isAboutStartup(title, of.name)) return true;
  return (CUES.charge.test(title) && !isOurs(title, of.name)) || listsRivals(of);
}

/** A title that is one row of such a list. */
export const isRivalRow = (title: string, name: string | null): boolean => isRival(normaliseText(title), name);

const tellsTrouble = (text: string, { name }: SlideOfDeck): boolean =>
  CUES.problem.test(text) && !CUES.staying.test(text) && !CUES.relief.test(text) && !isOurs(text, name);

/** A title on trouble that somebody has, and not the startup. */
export const isTrouble = (of: SlideOfDeck): boolean => tellsTrouble(titleOf(of), of);

/** The same by looser words, or in the lines below a title that is about others too. */
export function mayBeTrouble(of: SlideOfDeck): boolean {
  const [title, lines] = [titleOf(of), linesOf(of)];
  if (title === '' || isOurs(title, of.name) || CUES.staying.test(title)) return false;
  return CUES.problem.test(title) || CUES.problemPerhaps.test(title) || lines.some((line) => tellsTrouble(line, of));
}

/** A sentence on what the startup does, or what a thing of its own does. */
export const showsOwnDeed = (of: SlideOfDeck): boolean =>
  [titleOf(of), ...linesOf(of)].some((line) => isOwnDeed(tagTokens(tokenise(line))) || CUES.ownThing.test(line));

/** 'We send', 'We are sending': a deed of the startup's that goes on. */
function isOwnDeed([first, second, third]: readonly Token[]): boolean {
  if (first?.lower !== 'we' || second === undefined) return false;
  if (second.pos === 'AUX') return third?.pos === 'VERB' && third.lower.endsWith('ing');
  return second.pos === 'VERB' && second.lower === second.lemma && !CUES.noDeed.test(second.lower);
}

/** A title that counts very many of somebody else. */
export const countsMany = (of: SlideOfDeck): boolean => CUES.many.test(titleOf(of)) && !isOurs(titleOf(of), of.name);

/** The same with the money that they all spend. */
export const sizesMany = (of: SlideOfDeck): boolean => countsMany(of) && CUES.bigMoney.test(of.slide.text);

const MANY = /\b(?:million|billion)\b/i;
/** Very many of something, as somebody counted them: no trouble of theirs, or money. */
export const countsWithSource = (of: SlideOfDeck): boolean =>
  MANY.test(of.slide.text) &&
  FIGURES.sourced.test(of.slide.text) &&
  (CUES.bigMoney.test(of.slide.text) || !mayBeTrouble(of)) &&
  !isAboutStartup(of.slide.text, of.name);

/** A sentence about somebody else, by its title. */
export const isAboutOthers = (of: SlideOfDeck): boolean => isSentence(titleOf(of)) && !isOurs(titleOf(of), of.name);

/** Kinds that a slide may be for by what it claims, by looser rules than decide what it is for. */
export function claimedKinds(of: SlideOfDeck): readonly DeckSlideKind[] {
  const isProblem = mayBeTrouble(of) || linesOf(of).some((line) => tellsTrouble(line, of));
  return [
    ...(asksForMoney(of.slide.text) ? (['ask'] as const) : []),
    ...(showsPeople(of) ? (['team'] as const) : []),
    ...(showsRivals(of) ? (['competition'] as const) : []),
    ...(tellsSales(titleOf(of)) ? (['traction'] as const) : []),
    ...(countsMany(of) || countsWithSource(of) ? (['market'] as const) : []),
    ...(showsOwnDeed(of) ? (['solution'] as const) : []),
    ...(isProblem ? (['problem'] as const) : []),
  ];
}
