import { customersNamed } from '@playbook/critique/customers/customers-named';
import { headOfName } from '@playbook/critique/customers/mentions/party-name';
import { readPitch } from '@playbook/critique/engine/read-text';
import { readItems } from '../command-line/read-json.js';
import { writtenBriefs } from '../roles/training-briefs.js';
import { shareOf, type Measure } from './measure.js';

const MIN_RIGHT = 0.95;
const MIN_NAMED = 0.6;
/** Founders' whole briefs, with their story, others' firms and what they made before, are harder than a description. */
const MIN_RIGHT_IN_BRIEFS = 0.87;
const MIN_NAMED_IN_BRIEFS = 0.4;

/** What one reader found of whom a text names: plurals in the text's own words. */
interface NamedByReader {
  /** Whoever pays, or plainly would. */
  readonly payers: readonly string[];
  /** Whoever uses it or is helped, and does not pay for sure. */
  readonly users: readonly string[];
  /** Suppliers, rivals, workers and whoever else is named. */
  readonly others: readonly string[];
}

/** What a startup's founder wrote, and what one reader found. */
interface TextWithCustomers extends NamedByReader {
  readonly id: string;
  readonly text: string;
  readonly problem?: string;
}

interface NamedOrNot extends TextWithCustomers {
  readonly name: string | null;
}

const FILE = new URL('../../feedback/customers.json', import.meta.url);
/** In the order of the briefs whose sentences are labelled. */
const OF_BRIEFS_FILE = new URL('../../feedback/brief-customers.json', import.meta.url);

function labelledBriefs(): TextWithCustomers[] {
  const labels = readItems<NamedByReader>(OF_BRIEFS_FILE);
  return writtenBriefs().flatMap((sentences, index) => {
    const named = labels[index];
    return named === undefined ? [] : [{ ...named, id: `brief-${index}`, text: sentences.join(' ') }];
  });
}

const nameIn = ({ text, problem }: TextWithCustomers): string | null =>
  customersNamed(readPitch(text), ...(problem === undefined ? [] : [readPitch(problem)]))?.name ?? null;

/** The same last word is the same customers: "dental clinics" and "clinics". */
const isOneOf = (name: string, names: readonly string[]): boolean =>
  names.some((one) => headOfName(one.toLowerCase()) === headOfName(name.toLowerCase()));

/** Is whoever is named as a startup's customers one who pays or uses it? */
function namedRight(texts: readonly NamedOrNot[], where: string, atLeast: number): Measure {
  const named = texts.flatMap(({ id, name, payers, users }) =>
    name === null ? [] : [{ words: `${id} ${name}`, isRight: isOneOf(name, [...payers, ...users]) }],
  );
  const wrong = named.filter(({ isRight }) => !isRight);
  return {
    name: `who is named as a customer${where} pays or uses it`,
    value: shareOf(named.length - wrong.length, named.length),
    bar: { atLeast },
    of: named.length,
    short: wrong.map(({ words }) => words),
  };
}

/** Are those who pay named where a text names them? */
function payersNamed(texts: readonly NamedOrNot[], where: string, atLeast: number): Measure {
  const told = texts.filter(({ payers }) => payers.length > 0);
  const missed = told.filter(({ name, payers }) => name === null || !isOneOf(name, payers));
  return {
    name: `who pays is named${where} where the text says it`,
    value: shareOf(told.length - missed.length, told.length),
    bar: { atLeast },
    of: told.length,
    short: missed.map(({ id, payers, name }) => `${id} ${payers.join(' or ')}, not ${name ?? 'anybody'}`),
  };
}

const withName = (text: TextWithCustomers): NamedOrNot => ({ ...text, name: nameIn(text) });

/** How well a startup's customers are read from its own words: a description, and a founder's whole brief. */
export function customerMeasures(): readonly Measure[] {
  const [texts, briefs] = [readItems<TextWithCustomers>(FILE).map(withName), labelledBriefs().map(withName)];
  return [
    namedRight(texts, '', MIN_RIGHT),
    payersNamed(texts, '', MIN_NAMED),
    namedRight(briefs, ' in a brief', MIN_RIGHT_IN_BRIEFS),
    payersNamed(briefs, ' in a brief', MIN_NAMED_IN_BRIEFS),
  ];
}
