import { of, type Expectation } from './expectation.js';

/** What questions about rivals, timing, the future and the market ask for. */
export const MARKET_EXPECTATIONS = {
  status: of(
    'Doing nothing, paper or Excel as a rival',
    'What do people use who use no software?',
    'Most use [spreadsheet or staff].',
    'today',
  ),
  goodAt: of(
    'What each rival is good at',
    'What is each of them good at?',
    '[Rival] is good at [what] and fails [customer] at [what].',
  ),
  fear: of('The one you fear', 'Which one do you fear, and why?', 'We fear [rival] because [reason].'),
  grows: of(
    'What gets harder to copy',
    'What gets harder to copy every month?',
    'Each [use] makes [what] better: from [number] to [number].',
  ),
  copyable: of(
    'How long it lasts, honestly',
    'How long would a good team need to copy it?',
    'A rival would need [n] months.',
  ),
  changed: of(
    'What changed',
    'What changed, on what date?',
    'In [month and year] [rule or price] changed from [what] to [what].',
    'change',
  ),
  enables: of(
    'What became possible for you',
    'What can you do now that nobody could before?',
    'Before, [step] cost [amount]; now it costs [amount].',
    'change',
  ),
  arithmetic: of(
    'The arithmetic',
    'Customers times price: how much is that a year?',
    '[n] customers times [price] makes [amount] a year.',
  ),
  nextProduct: of(
    'What comes after the first product',
    'What do the same customers buy from you next?',
    'Then [next product], because [same buyer or data].',
  ),
  anchor: of('Where you stand today', 'Where are you on that path today?', 'Today we have [n] of them.', 'proof'),
  condition: of('What must be true', 'What must be true for that?', 'This works only if [condition].'),
  place: of('A place or a name to find them', 'Where do you find them? Name the place.', 'They meet in [place].'),
  payer: of('Who pays', 'Who pays?', '[Role] pays [price].', 'payer'),
  channel: of(
    'The channel that worked',
    'Which one channel brought the last ten customers?',
    '[Channel] brought [n] contacts and [n] customers.',
  ),
  conversion: of(
    'What the channel gave and cost',
    'How many contacts for one customer, and at what cost?',
    'It took [n] calls and [hours] for each customer.',
  ),
  amount: of('Amounts', 'How much, exactly?', 'It is [amount].', 'price'),
  use: of('What the money does', 'What exactly does the money buy?', '[Amount] buys [thing], done by [month].'),
  margin: of(
    'What is left after costs',
    'What is left after your costs?',
    'Serving one costs [amount], which leaves [amount].',
  ),
  product: of(
    'What it is',
    'What is it? Say what it does in one plain sentence.',
    'We [verb] [thing] for [customer].',
    'thing',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;
