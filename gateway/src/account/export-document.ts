import type { AuthExport } from '@playbook/contracts/founder/account.schema';
import type { FounderLifecycle } from '@playbook/contracts/founder/define-founder-lifecycle';
import type { z } from 'zod';

export type ExportedPage = z.output<FounderLifecycle['exportPage']['output']>;

/** Everything that one service keeps of a founder. */
export interface ExportedService extends Pick<FounderLifecycle, 'service' | 'lists'> {
  readonly pages: AsyncIterable<ExportedPage>;
}

/** What an export is made of: the account, which fits into one message, and the pages of each service. */
export interface ExportSources {
  readonly exportedAt: string;
  readonly account: AuthExport;
  readonly services: readonly ExportedService[];
}

/** The JSON text of `accountExportSchema`, a page at a time, with one line for each item. */
export async function* exportDocument({ exportedAt, account, services }: ExportSources): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},\n"account":${JSON.stringify(account)}`;
  for (const { service, lists, pages } of services) {
    yield `,\n"${service}":`;
    yield* lists === null ? wholePages(pages) : listsOf(lists, pages);
  }
  yield '}\n';
}

/** What fits into one page, as it is. */
async function* wholePages(pages: AsyncIterable<ExportedPage>): AsyncGenerator<string> {
  for await (const { nextCursor: _, ...stored } of pages) yield JSON.stringify(stored);
}

/**
 * An object of lists, which the pages fill in the order of `names`.
 * @throws Error when a page goes back to a list that is closed
 */
async function* listsOf(names: readonly string[], pages: AsyncIterable<ExportedPage>): AsyncGenerator<string> {
  let open = 0;
  let isEmpty = true;
  const goOnTo = (index: number): string => {
    let text = '';
    for (; open < index; isEmpty = true) text += `],\n"${names[(open += 1)]}":[`;
    return text;
  };
  yield `{"${names[0]}":[`;
  for await (const page of pages) {
    let text = '';
    for (const [index, name] of names.entries()) {
      const items = page[name];
      if (!Array.isArray(items) || items.length === 0) continue;
      if (index < open) throw new Error(`A page went back to ${name}`);
      text += goOnTo(index);
      for (const item of items) {
        text += `${isEmpty ? '\n' : ',\n'}${JSON.stringify(item)}`;
        isEmpty = false;
      }
    }
    if (text !== '') yield text;
  }
  yield `${goOnTo(names.length - 1)}]}`;
}
