import type { MediaFacts, ScreenText } from '@playbook/contracts/demos/media-facts.schema';
import type { RedFlag } from '@playbook/contracts/core/span.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import type { SpokenWord } from '@playbook/contracts/demos/transcript.schema';
import { detectInjection } from '../../injection/detect-injection.js';
import { quoted } from '../../engine/quotes.js';
import { matchesOf } from '../../text/search/matches-of.js';
import { clock } from '../said.js';
import { readTalk } from './read-talk.js';
import type { Talk } from './talk.js';

const MIN_CONFIDENCE = 60;
/** A picture with more words is a screen of the product, and its figures are no claims. */
const SLIDE_MAX_WORDS = 40;
const MIN_WORDS = 4;

const isSlide = ({ words, confidence }: ScreenText): boolean =>
  words >= MIN_WORDS && words <= SLIDE_MAX_WORDS && confidence >= MIN_CONFIDENCE;

/** Slides as a talk of which every line is a sentence; null where there is none. What a product shows of itself is no slide. */
export function readSlides({ screenText }: MediaFacts, format: DemoFormat): Talk | null {
  const slides = format === 'product' ? [] : (screenText ?? []).filter(isSlide);
  let text = '';
  const words: SpokenWord[] = [];
  for (const { atS, text: shown } of slides) {
    const lines = `${shown.replaceAll(/\s{0,100}\n\s{0,100}/g, '. ')}. `;
    for (const { 0: word, index } of matchesOf(/\S+/g, lines)) {
      const start = text.length + index;
      words.push({ span: { start, end: start + word.length }, startS: atS, endS: atS });
    }
    text += lines;
  }
  if (words.length === 0) return null;
  return readTalk({ source: 'founder', language: 'en', text, words, timing: 'estimated' });
}

/** What pictures say to whoever judges; it is never read as a claim, and told to the founder. */
export function injectionsOnScreen({ screenText }: MediaFacts): RedFlag[] {
  return (screenText ?? []).flatMap(({ atS, text }) => {
    const [first] = detectInjection(text, 'text').spans;
    if (first === undefined) return [];
    const message = `The picture at ${clock(atS)} says ${quoted(text, first)} to whoever judges. I left it out.`;
    return [{ id: 'injection-on-screen', message, spans: [] }];
  });
}
