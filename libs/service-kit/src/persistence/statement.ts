import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** A name for a statement's constant text, the same in every process. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Constant text of a statement that several statements share, such as a list of columns. */
export class SqlFragment {
  constructor(readonly text: string) {}
}

/**
 * A statement of SQL with its parameters, written with the tag `sql`. Its text is constant wherever the same template is used, so that
 * PostgreSQL plans it once a connection.
 */
export class Statement {
  constructor(
    /** What stands before, between and behind the parameters. */
    readonly texts: readonly string[],
    readonly parameters: readonly unknown[],
  ) {}

  /** With `$1` for the first parameter, as PostgreSQL's protocol has it. */
  get text(): string {
    return this.texts.reduce((text, next, index) => `${text}$${index}${next}`);
  }

  /** The same for the same text, in every process. */
  get name(): string {
    return statementName(this.text);
  }
}

/**
 * Writes a statement: a value in the template becomes a parameter, an `SqlFragment` becomes text.
 * @example sql`select ${COLUMNS} from auth.users where id = ${userId}`
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  const texts = [strings[0] ?? ''];
  const parameters: unknown[] = [];
  for (const [index, value] of values.entries()) {
    const following = strings[index + 1] ?? '';
    if (value instanceof SqlFragment) {
      texts.push(`${texts.pop() ?? ''}${value.text}${following}`);
    } else {
      parameters.push(value);
      texts.push(following);
    }
  }
  return new Statement(texts, parameters);
}

/** Writes text that statements share. It takes no values: what a caller sends is a parameter of a statement. */
export const fragment = ({ raw: [text = ''] }: TemplateStringsArray): SqlFragment => new SqlFragment(text);
