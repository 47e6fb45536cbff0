import type { Issue } from '@playbook/contracts/core/errors';

/** The schema of an item, as far as a batch needs it. */
export interface ItemSchema<Item> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: Item }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

/** An item's result in the contract's shape, or what is wrong with the item. */
export type BatchOutcome = { readonly result: object } | { readonly issues: Issue[] };

/** A kind of text that can be scored in batches. */
export interface BatchKind {
  score(item: unknown): BatchOutcome;
}

/** Scores items that fit the schema; says of the others what is wrong. */
export function batchKind<Item>(schema: ItemSchema<Item>, score: (item: Item) => object): BatchKind {
  return {
    score: (value) => {
      const read = schema.safeParse(value);
      if (read.success) return { result: score(read.data) };
      return { issues: read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) };
    },
  };
}
