import { z } from 'zod';
import { DECK_MAX_BYTES, DECK_MAX_CHARS, DECK_MAX_SLIDES, DECK_SLIDE_MAX_PT } from './deck-limits.js';

const BYTES_PER_MB = 1_048_576;
const PT_PER_INCH = 72;

/** Why a deck is not read, and what its founder reads. */
export const DECK_REJECTIONS = {
  empty: 'This file is empty. Please choose the deck again.',
  'too-large': `This file is larger than ${DECK_MAX_BYTES / BYTES_PER_MB} MB. Please export it with smaller pictures.`,
  'not-a-deck': 'This file is not a PDF or a PPTX. From Keynote or Google Slides, please export the deck as a PDF.',
  'other-office':
    'This file is protected by a password or in an older PowerPoint format. Please save it as a PPTX or a PDF without a password.',
  password: 'This PDF is protected by a password. Please export it without one.',
  macros: 'This presentation holds macros. Please save it as a PPTX or a PDF without them.',
  unreadable: 'This deck could not be read; it may be damaged or not fully saved. Please export it again.',
  'no-slides': 'This file has no slides.',
  'too-many-slides': `This deck has more than ${DECK_MAX_SLIDES} slides. Please upload the part that you present.`,
  'too-much-text': `This deck holds more text than we read: ${DECK_MAX_CHARS} characters. Please upload the part that you present.`,
  'slide-size': `The slides of this deck are larger than ${DECK_SLIDE_MAX_PT / PT_PER_INCH} inches. Please export it in the size of a screen.`,
  'too-complex': 'This deck takes more time or memory to read than we can give it. Please export it as a PDF.',
} as const;

export const deckRejectionCodeSchema = z.enum(Object.keys(DECK_REJECTIONS) as [DeckRejectionCode]);
export type DeckRejectionCode = keyof typeof DECK_REJECTIONS;
