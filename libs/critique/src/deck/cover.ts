import { readPitch } from '../engine/read-text.js';
import { slotsOf } from '../pitch/slots-of.js';
import { tagTokens } from '../text/grammar/tag.js';
import type { Token } from '../text/tokens/token.js';
import { tokenise } from '../text/tokens/tokenise.js';
import type { SlideReading } from './slide-reading.js';
import { subjectOf, wordsOf } from './states-point.js';

/** Fewer words are a name or a motto. */
const THING_MIN_WORDS = 3;
/** Whom it is for, and what it does for them, stands behind these. */
const BEHIND_THING = /\s(?:for|that|which|who|to|from|without|in|at)\s.{0,300}/i;

const textsOf = (cover: SlideReading): string[] => [cover.title ?? '', ...cover.body.map(({ text }) => text)];

/** Whether the first slide says what is made, and not only what it is called. */
export const saysThing = (cover: SlideReading): boolean =>
  textsOf(cover).some(
    (text) => wordsOf(text).length >= THING_MIN_WORDS && slotsOf(readPitch(text)).thing.state !== 'absent',
  );

const isThing = ({ pos }: Token): boolean => pos === 'NOUN' || pos === 'PROPN' || pos === 'VERB';
const thingsOf = (tokens: readonly Token[]): string[] => tokens.filter(isThing).map(({ lemma }) => lemma);

/** Whether a title is about the thing that the cover says is made: 'Seaweed packs stay cold' after 'Reusable ice packs from seaweed'. */
export function isOfThing(title: string, cover: SlideReading): boolean {
  const made = new Set(textsOf(cover).flatMap((text) => thingsOf(tagTokens(tokenise(text.replace(BEHIND_THING, ''))))));
  return thingsOf(subjectOf(title)).some((thing) => made.has(thing));
}
