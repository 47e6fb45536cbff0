import type { Span } from '@playbook/contracts/core/span.schema';

/** Something that a partner would stop at. */
export interface RedFlagRule<Reading, S extends Span = Span> {
  /** A word for it. */
  readonly id: string;
  /** What the rubric calls it, where that is another name: this is stored and sent. */
  readonly code?: string;
  /** What the partner says; `%` stands for the founder's own words. */
  readonly message: string | ((reading: Reading) => string);
  /** The words the flag stands on; null when it does not apply, empty when it is about the whole text. */
  readonly find: (reading: Reading) => readonly S[] | null;
}

/** A red flag with the words it stands on. */
export interface FoundRedFlag<S extends Span> {
  readonly id: string;
  readonly message: string;
  readonly spans: S[];
}

const QUOTED_SPANS = 3;

/** The words where a flag applies, null where it does not. */
export const when = <S extends Span = Span>(applies: boolean, spans: readonly S[] = []): readonly S[] | null =>
  applies ? spans : null;

/** The words where there are any, null where there are none. */
export const some = <S extends Span>(spans: readonly S[]): readonly S[] | null => when(spans.length > 0, spans);

/** The flags that apply, in the order of their rules. `quote` puts the words of a span in quotes. */
export function redFlagsOf<Reading, S extends Span>(
  rules: readonly RedFlagRule<Reading, S>[],
  reading: Reading,
  quote: (span: S) => string,
): FoundRedFlag<S>[] {
  return rules.flatMap(({ id, code = id, message, find }) => {
    const found = find(reading);
    if (found === null) return [];
    const words = [...new Set(found.map(quote))].slice(0, QUOTED_SPANS);
    const said = typeof message === 'string' ? message : message(reading);
    return [{ id: code, message: said.replace('%', () => words.join(', ')), spans: [...found] }];
  });
}
