import type { DeckChart } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_LINE_MAX_CHARS } from '@playbook/contracts/decks/deck-limits';
import { cleanText } from '../clean-text.js';
import { allBelow, childOf, type XmlElement } from './parse-xml.js';

const KINDS: readonly (readonly [string, DeckChart['kind']])[] = [
  ['barChart', 'bar'],
  ['lineChart', 'line'],
  ['pieChart', 'pie'],
  ['areaChart', 'area'],
];
const MAX_SERIES = 20;
const MAX_VALUES = 200;

const wordsBelow = (element: XmlElement | undefined, name: string): string =>
  cleanText(
    (element === undefined ? [] : allBelow(element, name)).map(({ text }) => text).join(''),
    DECK_LINE_MAX_CHARS,
  );

/** The numbers of a chart, as the file keeps them beside the drawing. */
export function readChart(space: XmlElement): DeckChart {
  const chart = childOf(space, 'chart');
  const [, kind = 'other'] = KINDS.find(([name]) => childOf(chart, 'plotArea', name) !== undefined) ?? [];
  const series = allBelow(space, 'ser').slice(0, MAX_SERIES);
  return {
    kind,
    title: wordsBelow(childOf(chart, 'title'), 't') || null,
    series: series.map((one) => ({
      name: wordsBelow(childOf(one, 'tx'), 'v'),
      values: allBelow(childOf(one, 'val') ?? one, 'v')
        .map(({ text }) => Number(text))
        .filter(Number.isFinite)
        .slice(0, MAX_VALUES),
    })),
  };
}
