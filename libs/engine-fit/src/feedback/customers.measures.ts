import { customersNamed } from '@playbook/critique/customers/customers-named';
import { headOfName } from '@playbook/critique/customers/mentions/party-name';
import { readPitch } from '@playbook/critique/engine/read-text';
import { readItems } from '../command-line/read-json.js';
import { shareOf, type Measure } from './measure.js';

const MIN_RIGHT = 0.95;
const MIN_NAMED = 0.6;

/** What a startup's founder wrote, and what one reader found of whom it names: plurals in the text's own words. */
interface TextWithCustomers {
  readonly id: string;
  readonly text: string;
  readonly problem?: string;
  /** Whoever pays, or plainly would. */
  readonly payers: readonly string[];
  /** Whoever uses it or is helped, and does not pay for sure. */
  readonly users: readonly string[];
  /** Suppliers, rivals, workers and whoever else is named. */
  readonly others: readonly string[];
}

interface NamedOrNot extends TextWithCustomers {
  readonly name: string | null;
}

const FILE = new URL('../../feedback/customers.json', import.meta.url);

const nameIn = ({ text, problem }: TextWithCustomers): string | null =>
  customersNamed(readPitch(text), ...(problem === undefined ? [] : [readPitch(problem)]))?.name ?? null;

/** The same last word is the same customers: "dental clinics" and "clinics". */
const isOneOf = (name: string, names: readonly string[]): boolean =>
  names.some((one) => headOfName(one.toLowerCase()) === headOfName(name.toLowerCase()));

/** Is whoever is named as a startup's customers one who pays or uses it? */
function namedRight(texts: readonly NamedOrNot[]): Measure {
  const named = texts.flatMap(({ id, name, payers, users }) =>
    name === null ? [] : [{ words: `${id} ${name}`, isRight: isOneOf(name, [...payers, ...users]) }],
  );
  const wrong = named.filter(({ isRight }) => !isRight);
  return {
    name: 'who is named as a customer pays or uses it',
    value: shareOf(named.length - wrong.length, named.length),
    bar: { atLeast: MIN_RIGHT },
    of: named.length,
    short: wrong.map(({ words }) => words),
  };
}

/** Are those who pay named where a text names them? */
function payersNamed(texts: readonly NamedOrNot[]): Measure {
  const told = texts.filter(({ payers }) => payers.length > 0);
  const missed = told.filter(({ name, payers }) => name === null || !isOneOf(name, payers));
  return {
    name: 'who pays is named where the text says it',
    value: shareOf(told.length - missed.length, told.length),
    bar: { atLeast: MIN_NAMED },
    of: told.length,
    short: missed.map(({ id, payers, name }) => `${id} ${payers.join(' or ')}, not ${name ?? 'anybody'}`),
  };
}

/** How well a startup's customers are read from its own words. */
export function customerMeasures(): readonly Measure[] {
  const texts = readItems<TextWithCustomers>(FILE).map((one) => ({ ...one, name: nameIn(one) }));
  return [namedRight(texts), payersNamed(texts)];
}
