import { isOnlyIdea } from '../../engine/questions/is-only-idea.js';
import { isWished } from '../../engine/questions/is-wished.js';
import { questionOn } from '../../engine/questions/ask.js';
import type { Archetype } from '../../engine/questions/question-bank.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { arePaidFor } from '../../lexicon/customers.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { aboutThing } from './named-thing.js';

/** What the bank of questions says of customers whom it cannot know, and the same of those that a pitch names. */
const ABOUT_THEM: readonly (readonly [of: string, named: string])[] = [
  ['does the customer stop doing', 'do % stop doing'],
  ['changes for them:', 'changes for %:'],
  ['What gets better, for whom, and', 'What gets better for %, and'],
  ['How do they get by', 'How do % get by'],
  ['What would somebody stop', 'What would % stop'],
  ['what would they use', 'what would % use'],
  ['Who has used it or paid for it', 'Which % have used it or paid for it'],
  ['How many have used', 'How many % have used'],
  ['Who has paid, used or signed, and how many is that exactly?', 'How many % have paid, used or signed, exactly?'],
  ['What does one customer pay', 'What do % pay'],
  ['out loud to a customer', 'out loud to %'],
  ['What do they pay today', 'What do % pay today'],
];

const ABOUT_PRICE = /^(?:What does one customer pay|Which price have you said out loud|What do they pay today)/;

/** A question of the bank about the customers that a pitch names. */
function askedOf(customers: string | null, question: string): string {
  if (customers !== null && arePaidFor(customers) && ABOUT_PRICE.test(question))
    return `Who pays for ${customers}: they themselves or somebody else? And how much?`;
  const found = customers === null ? undefined : ABOUT_THEM.find(([of]) => question.includes(of));
  return found === undefined
    ? question
    : question.replace(found[0], () => found[1].replace('%', () => customers ?? ''));
}

const DOES_SOMETHING = /(?:^|[.!?:] )\W{0,2}(\p{Lu}[\p{L}\d]{2,30}) (?:is|\p{Ll}{2,20}s) /gu;

/** What a question calls "it" by its name, where something of that name does something: "Escritura reads the register". */
function ofProduct({ text, detail: { company } }: PitchSignals, question: string): string {
  const isNamed = company !== null && [...text.matchAll(DOES_SOMETHING)].some(([, name]) => name === company);
  return isNamed
    ? question.replace(/^(Who has|Which [^?]{1,60} have) used it or paid for it/, `$1 used or paid for ${company}`)
    : question;
}

/** Of what is an idea, nobody can be asked for users. */
const whoWouldPay = (customers: string | null): string =>
  `${customers === null ? 'Who has' : `Which ${customers} have`} said that they would pay for it, and how much?`;

/** Who is asked: which kind of business, and what its customers are called. */
interface Asked {
  readonly archetype: Archetype | null;
  readonly customers: string | null;
}

/** What the bank asks a kind of business about a slot, with its customers and its product by their names. */
export function questionTo(slot: SlotName, signals: PitchSignals, { archetype, customers }: Asked): string {
  if (slot === 'proof' && (isOnlyIdea(signals.text) || isWished(signals.text))) return whoWouldPay(customers);
  const question = askedOf(customers, questionOn(slot, archetype, signals.text));
  return aboutThing(signals.text, ofProduct(signals, question));
}
