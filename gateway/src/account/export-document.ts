import type { AuthExport, InsightsExport } from '@playbook/contracts/founder/account.schema';

/** A page of lists that are handed out one after the other. */
type Page<Name extends string> = Readonly<Record<Name, readonly unknown[]>>;

/** What an export is made of: what fits into one message, and the pages of what does not. */
export interface ExportSources {
  readonly exportedAt: string;
  readonly account: AuthExport;
  readonly analysis: AsyncIterable<Page<'pitchAnalyses' | 'ideaChecks' | 'answerAnalyses'>>;
  readonly applications: AsyncIterable<Page<'applications' | 'answerVersions'>>;
  readonly insights: InsightsExport;
}

/** The JSON text of `accountExportSchema`, a page at a time, with one line for each item. */
export async function* exportDocument(sources: ExportSources): AsyncGenerator<string> {
  const { exportedAt, account, analysis, applications, insights } = sources;
  yield `{"exportedAt":${JSON.stringify(exportedAt)},\n"account":${JSON.stringify(account)},\n"analysis":`;
  yield* listsOf(['pitchAnalyses', 'ideaChecks', 'answerAnalyses'], analysis);
  yield ',\n"applications":';
  yield* listsOf(['applications', 'answerVersions'], applications);
  yield `,\n"insights":${JSON.stringify(insights)}}\n`;
}

/**
 * An object of lists, which the pages fill in the order of `names`.
 * @throws Error when a page goes back to a list that is closed
 */
async function* listsOf<Name extends string>(
  names: readonly Name[],
  pages: AsyncIterable<Page<Name>>,
): AsyncGenerator<string> {
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
      if (page[name].length === 0) continue;
      if (index < open) throw new Error(`A page went back to ${name}`);
      text += goOnTo(index);
      for (const item of page[name]) {
        text += `${isEmpty ? '\n' : ',\n'}${JSON.stringify(item)}`;
        isEmpty = false;
      }
    }
    if (text !== '') yield text;
  }
  yield `${goOnTo(names.length - 1)}]}`;
}
