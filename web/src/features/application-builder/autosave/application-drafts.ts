import type { RestoredAnswer, StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';

/** How the last save went: null, then `saving`, then `saved` or `error` for a moment (specification, section 4). */
export type SaveIndicator = 'saving' | 'saved' | 'error' | null;

/** The application as its founder sees it at one moment. Keys are those of `fieldKey`. */
export interface DraftsSnapshot {
  /** The text of every field; empty where nothing was written. */
  readonly texts: Readonly<Record<string, string>>;
  /** What is stored where a save was refused, until the founder chooses. */
  readonly conflicts: Readonly<Record<string, StoredAnswer>>;
  /** Fields whose text the server has not acknowledged. */
  readonly unsavedKeys: readonly string[];
  /** Fields whose text the server does not take as it is, such as one that is too long; part of `unsavedKeys`. */
  readonly refusedKeys: readonly string[];
  readonly indicator: SaveIndicator;
  /** Saves have failed since the last one that arrived, and are tried again by themselves. */
  readonly isRetrying: boolean;
  readonly isOnline: boolean;
}

/** The texts of one application while a founder works on them, saved behind their back. */
export interface ApplicationDrafts {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly snapshot: () => DraftsSnapshot;
  /** The founder typed. Saved a second after the last key. */
  readonly change: (address: FieldAddress, text: string) => void;
  /** Changes several fields at once, by `fieldKey`; keys of no field are left out. */
  readonly replaceAll: (texts: ReadonlyMap<string, string>) => void;
  /** Ends a conflict: `mine` is saved over what is stored, `stored` takes the place of the founder's text. */
  readonly resolveConflict: (address: FieldAddress, keep: 'mine' | 'stored') => void;
  /** An earlier version of the field was brought back on the server. */
  readonly adopt: (address: FieldAddress, saved: RestoredAnswer) => void;
  /** Sends what is unsaved now; resolves, never rejects, once nothing more can be sent at the moment. */
  readonly flush: () => Promise<void>;
  /** The screen is left. What is unsaved is still sent, and kept in the browser until it is. */
  readonly dispose: () => void;
}
