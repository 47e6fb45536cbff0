import type { AnswerVersion } from '@playbook/contracts/applications/application.schema';

/** A version with the text it replaced. */
export interface VersionEntry {
  readonly version: AnswerVersion;
  readonly isCurrent: boolean;
  /** Null where that text is not known: on a page that is not loaded, or not kept any more. */
  readonly textBefore: string | null;
}

/** Pairs each version with the one before it. The first version of an answer replaced nothing. */
export function versionEntries(newestFirst: readonly AnswerVersion[]): readonly VersionEntry[] {
  return newestFirst.map((version, index) => ({
    version,
    isCurrent: index === 0,
    textBefore: newestFirst[index + 1]?.value ?? (version.version === 1 ? '' : null),
  }));
}
