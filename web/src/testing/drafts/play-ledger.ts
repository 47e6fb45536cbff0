import { fieldKey } from '@playbook/contracts/builder-catalogue';
import type { AnswerToSave } from '../../features/application-builder/autosave/drafts-ports.js';
import type { KeptVersion } from './application-server.js';

interface Sent {
  readonly seen: ReadonlySet<string>;
  readonly text: string;
  readonly baseVersion: number;
}

/** What the founder of a play did to one field and was told of it, to be compared with what the server kept. */
export class FieldLedger {
  /** How often the founder put each text there, by typing or by choosing it in a conflict. */
  readonly #entered = new Map<string, number>();
  /** Texts that the founder typed and neither changed nor gave up. */
  readonly #owed = new Set<string>();
  readonly #acknowledged = new Map<number, string>();
  readonly #sent: Sent[] = [];

  enter(text: string): void {
    this.#entered.set(text, (this.#entered.get(text) ?? 0) + 1);
    if (text !== '') this.#owed.add(text);
  }

  /** The founder replaced or gave up a text that was not saved. */
  giveUp(text: string): void {
    this.#owed.delete(text);
  }

  /** @param seen what the tab has shown in this field so far, and goes on to show */
  send({ text, baseVersion }: AnswerToSave, seen: ReadonlySet<string>): void {
    this.#sent.push({ text, baseVersion, seen: new Set(seen) });
  }

  acknowledge(version: number, text: string): void {
    this.#acknowledged.set(version, text);
  }

  /** What is wrong with what the server kept. */
  faults(versions: readonly KeptVersion[]): string[] {
    const values = versions.map(({ value }) => value);
    return [
      ...this.#lost(values),
      ...this.#repeated(values),
      ...this.#unseen(values),
      ...versions.flatMap(({ version }, index) =>
        version === index + 1 ? [] : [`version ${version} at place ${index + 1}`],
      ),
    ];
  }

  #lost(values: readonly string[]): string[] {
    const owed = [...this.#owed].filter((text) => !values.includes(text)).map((text) => `lost: ${text}`);
    const unkept = [...this.#acknowledged].filter(([version, text]) => values[version - 1] !== text);
    return [...owed, ...unkept.map(([version, text]) => `acknowledged as ${version}, but not kept: ${text}`)];
  }

  #repeated(values: readonly string[]): string[] {
    return [...new Set(values)].flatMap((value) => {
      const kept = values.filter((other) => other === value).length;
      const entered = this.#entered.get(value) ?? 0;
      return kept > entered ? [`kept ${kept} times, entered ${entered} times: ${value}`] : [];
    });
  }

  /** A save must come from a tab that had shown the version that it took the place of. */
  #unseen(values: readonly string[]): string[] {
    return values.flatMap((value, index) => {
      const before = values[index - 1];
      if (before === undefined) return [];
      const senders = this.#sent.filter(({ text, baseVersion }) => text === value && baseVersion === index);
      return senders.some(({ seen }) => seen.has(before)) ? [] : [`overwritten unseen: ${before} by ${value}`];
    });
  }
}

/** The ledgers of all fields of a play. */
export class PlayLedger {
  readonly #fields = new Map<string, FieldLedger>();
  conflictsShown = 0;

  of(address: AnswerToSave['address']): FieldLedger {
    const key = fieldKey(address);
    const known = this.#fields.get(key) ?? new FieldLedger();
    this.#fields.set(key, known);
    return known;
  }
}
