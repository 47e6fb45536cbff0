import { of, type Expectation } from './expectation.js';

/** What questions about rivals, timing, the future and the market ask for. */
export const MARKET_EXPECTATIONS = {
  status: of(
    'Doing nothing, paper or Excel as a rival',
    'What do people do today who buy nothing for it?',
    'Most people today [what they do or use instead].',
    'today',
  ),
  goodAt: of(
    'What each rival does better than you',
    'What does each of them do better than you today?',
    '[Rival] is better at [what] than we are.',
  ),
  fear: of('The one you fear', 'Which one do you fear, and why?', 'We fear [which rival, and why].'),
  grows: of(
    'What gets harder to copy',
    'What gets harder to copy every month?',
    'Each use makes [what gets better, from how much to how much].',
  ),
  copyable: of(
    'How long it lasts, honestly',
    'How long would a good team need to copy it?',
    'A rival would need [n] months.',
  ),
  changed: of(
    'What changed',
    'What changed, on what date?',
    'What changed is [which rule or price, with month and year].',
    'change',
  ),
  enables: of(
    'What became possible for you',
    'What can you do now that nobody could before?',
    'It became possible when [which step became how much cheaper].',
    'change',
  ),
  arithmetic: of(
    'The arithmetic',
    'Customers times price: how much is that a year?',
    'Worked out for one year: [how many customers times what price].',
  ),
  nextProduct: of(
    'What comes after the first product',
    'What do the same customers buy from you next?',
    'Next comes [which product, and why the same buyer wants it].',
  ),
  anchor: of(
    'Where you stand today',
    'Where are you on that path today?',
    'Today we have [how many customers, or what is finished].',
    'proof',
  ),
  condition: of('What must be true', 'What must be true for that?', 'This works only if [condition].'),
  place: of('A place or a name to find them', 'Where do you find them? Name the place.', 'We find them in [place].'),
  payer: of('Who pays', 'Who pays?', 'It is paid for by [whose budget].', 'payer'),
  channel: of(
    'The channel that worked',
    'Which one channel brought the last customers?',
    'So far we have had [how many contacts and customers, by which channel].',
  ),
  conversion: of(
    'What the channel gave and cost',
    'How many contacts for one customer, and at what cost?',
    'One customer took us [how many calls and hours].',
  ),
  amount: of('Amounts', 'How much, exactly?', 'It is [amount].', 'price'),
  use: of('What the money does', 'What exactly does the money buy?', 'It buys [what, done by which month].'),
  margin: of(
    'What is left after costs',
    'What is left after your costs?',
    'Serving one leaves us [how much of the price].',
  ),
  product: of(
    'What it is',
    'What is it? Say what it does in one plain sentence.',
    'In one line: [what you do, for whom].',
    'thing',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;
