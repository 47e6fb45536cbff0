import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../../engine/read-text.js';
import { bareStatements } from './statement.signal.js';

function statementsOf(text: string): string[] {
  return bareStatements(readPitch(text).tokens).map(({ start, end }) => text.slice(start, end));
}

describe('a text that only states how the world is', () => {
  it.each([
    ['many', 'Restaurants throw away a third of the fish they buy.'],
    ['nobody', 'Nobody weighs the bread twice.'],
    ['a share', '62% of dental implants are fitted a year too late.'],
    ['a share in words', 'Seven in ten harbour pilots quit before forty.'],
    ['a market', 'The ferry industry is worth $40 billion.'],
    ['an average', 'The average school bus carries nine children.'],
    ['one who stands for all', 'A night nurse spends 90 minutes on forms.'],
    ['after a place', 'In Lagos most landlords lend against nothing.'],
    ['a name the tagger does not know', 'Truckers sleep worse on Mondays.'],
    ['a share in words that is no number', 'A third of the price of a coffin is its handles.'],
    ['a trade', 'Healthcare is broken.'],
    ['what never happens', 'Insurers never see the roof they insure.'],
    ['a clause within', 'Horses that limp are sold a week late.'],
  ])('about %s', (_, text) => {
    expect(statementsOf(text)).toEqual([text.replace(/\.$/, '')]);
  });

  it.each([
    ['an answer that says nothing', 'Clinics lose $150 to every no-show. We fix that.'],
    ['a question', 'Ferries wait an hour for no reason. Why?'],
    ['a second thought', "Farmers don't read weather reports. They ask a neighbour."],
  ])('also with %s', (_, text) => {
    expect(statementsOf(text)).toEqual([text.slice(0, text.indexOf('.'))]);
  });
});

describe('a text that offers something', () => {
  it.each([
    ['by we', 'We throw away a third of the fish that restaurants buy.'],
    ['to you', 'You never lose a parcel again.'],
    ['by a name', 'Fernwater never wastes a drop.'],
    ['by a tool', 'The app shows which of the nets are torn.'],
    ['as a headline', 'Fish for restaurants that throw away a third.'],
    ['as a headline with a participle', 'Bricks made from mine waste, cheaper than clay.'],
    ['in what customers are given', 'Nurses get their wages on the day, not at the end of the month.'],
    [
      'in a second sentence',
      'Restaurants throw away a third of their fish. A $3 tag tells the cook which to sell first.',
    ],
    ['after a colon', 'Most bread is sold by noon: a price that falls by the hour.'],
    ['as an order', 'Never lose a parcel again.'],
  ])('%s', (_, text) => {
    expect(statementsOf(text)).toEqual([]);
  });

  it('is the same with a buzzword within', () => {
    expect(statementsOf('Truckers platform sleep worse on Mondays.')).toHaveLength(1);
  });

  it('is not asked of an empty text', () => {
    expect(statementsOf('')).toEqual([]);
  });
});
