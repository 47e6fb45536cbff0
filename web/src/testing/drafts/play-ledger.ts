import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { AnswerToSave } from '../../features/application-builder/autosave/drafts-ports.js';
import type { KeptAnswer } from './application-server.js';

interface Sent {
  readonly pageId: string;
  /** Orders what happened in the play. */
  readonly turn: number;
  /** What the page has shown in the field, and goes on to show. */
  readonly seen: ReadonlySet<string>;
  readonly text: string;
  readonly baseVersion: number;
}

interface Acknowledged {
  readonly pageId: string;
  readonly turn: number;
  readonly text: string;
  readonly version: number;
}

/** What the founder of a play did to one field and was told of it, to be compared with what the server kept. */
export class FieldLedger {
  /** How often the founder put each text there, by typing or by choosing it in a conflict. */
  readonly #entered = new Map<string, number>();
  /** Texts that the founder typed and neither changed nor gave up. */
  readonly #owed = new Set<string>();
  readonly #acknowledged: Acknowledged[] = [];
  readonly #sent: Sent[] = [];
  #turns = 0;

  enter(text: string): void {
    this.#entered.set(text, (this.#entered.get(text) ?? 0) + 1);
    if (text !== '') this.#owed.add(text);
  }

  /** The founder replaced or gave up a text that was not saved. */
  giveUp(text: string): void {
    this.#owed.delete(text);
  }

  /** A page sends a save. @param seen what it has shown in this field */
  send(pageId: string, { text, baseVersion }: AnswerToSave, seen: ReadonlySet<string>): void {
    this.#sent.push({ pageId, turn: this.#nextTurn(), text, baseVersion, seen: new Set(seen) });
  }

  /** A page learns that its text is saved. */
  acknowledge(pageId: string, text: string, version: number): void {
    this.#acknowledged.push({ pageId, turn: this.#nextTurn(), text, version });
  }

  /** What is wrong with what the server kept. */
  faults({ value: stored, versions }: KeptAnswer): string[] {
    const values = versions.map(({ value }) => value);
    const newest = values.at(-1) ?? '';
    return [
      ...(newest === stored ? [] : [`newest version: ${newest}, stored: ${stored}`]),
      ...this.#lost(values),
      ...this.#repeated(values),
      ...this.#unseen(values),
      ...this.#belated(values),
      ...versions.flatMap(({ version }, index) =>
        version === index + 1 ? [] : [`version ${version} at place ${index + 1}`],
      ),
    ];
  }

  #lost(values: readonly string[]): string[] {
    const owed = [...this.#owed].filter((text) => !values.includes(text)).map((text) => `lost: ${text}`);
    const unkept = this.#acknowledged.filter(({ version, text }) => values[version - 1] !== text);
    return [...owed, ...unkept.map(({ version, text }) => `acknowledged as ${version}, but not kept: ${text}`)];
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

  /** A text must not take the place of one that its own page has learnt to be saved after it sent the first. */
  #belated(values: readonly string[]): string[] {
    return this.#acknowledged.flatMap(({ pageId, turn, text, version }) => {
      const after = values[version];
      const sent = this.#sent.filter((other) => other.text === after && other.baseVersion === version);
      const isBelated = sent.length > 0 && sent.every((other) => other.pageId === pageId && other.turn < turn);
      return isBelated ? [`stored after ${text} was acknowledged: ${after}`] : [];
    });
  }

  #nextTurn(): number {
    this.#turns += 1;
    return this.#turns;
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
