import { type Atom, createAtom } from '@tanstack/react-store';
import { textFor } from '../../failures/failure-texts.js';
import type { FileFailureText } from '../../failures/files/file-failures.js';
import { showToast } from '../notify/show-toast.js';
import { rememberedUpload } from './remembered-upload.js';
import { PartNotSentError } from './send-part.js';
import { giveUpUpload, uploadFile } from './upload-file.js';
import type { AnyUploadKind, ChosenFile, UploadKind } from './upload-kind.js';

/** Where an upload is. Errors lead back to the step before, and say so. */
export type UploadState<Chosen extends ChosenFile> =
  | { readonly step: 'empty'; readonly failure: FileFailureText | null }
  | { readonly step: 'reading'; readonly fileName: string }
  | { readonly step: 'chosen'; readonly chosen: Chosen; readonly failure: FileFailureText | null }
  | {
      readonly step: 'uploading';
      readonly chosen: Chosen;
      readonly sentBytes: number;
      /** The connection is lost and waited for. */
      readonly isWaiting: boolean;
    };

const EMPTY = { step: 'empty', failure: null } as const;

/** The upload of a page, for one kind of file. It goes on while its founder looks at other screens. */
export class PageUpload<Chosen extends ChosenFile = ChosenFile, Stored = unknown> {
  readonly kind: UploadKind<Chosen, Stored>;
  readonly state: Atom<UploadState<Chosen>> = createAtom<UploadState<Chosen>>(EMPTY);
  /** Ends what is under way: its result is for nobody. */
  #current = new AbortController();
  #ownerId = '';

  constructor(kind: UploadKind<Chosen, Stored>) {
    this.kind = kind;
  }

  /** Forgets the upload of another founder, who has signed out of this page. */
  takeOver(ownerId: string): void {
    if (this.#ownerId === ownerId) return;
    this.#restart(ownerId);
    this.state.set(EMPTY);
  }

  /** Checks a file and reads what the browser can show of it. */
  async choose(ownerId: string, file: File): Promise<void> {
    const signal = this.#restart(ownerId);
    const show = (state: UploadState<Chosen>): void => {
      if (!signal.aborted) this.state.set(state);
    };
    const fault = this.kind.faultOf(file);
    if (fault !== null) return show({ step: 'empty', failure: fault });
    show({ step: 'reading', fileName: file.name });
    try {
      const chosen = await this.kind.read(file);
      show({ step: 'chosen', chosen, failure: null });
      const notice = this.kind.noticeOf(chosen);
      if (notice !== null) await showToast(notice);
    } catch (error) {
      show({ step: 'empty', failure: this.kind.refusalOf(error) ?? this.kind.words.unreadable });
    }
  }

  /** Uploads the chosen file, from where it stopped where a part of it has arrived before. */
  async start(ownerId: string): Promise<void> {
    const state = this.state.get();
    if (state.step !== 'chosen') return;
    const { chosen } = state;
    const signal = this.#restart(ownerId);
    const show = (change: { readonly sentBytes: number } | { readonly isWaiting: boolean }): void => {
      const known = this.state.get();
      if (!signal.aborted && known.step === 'uploading') this.state.set({ ...known, ...change });
    };
    this.state.set({ step: 'uploading', chosen, sentBytes: 0, isWaiting: false });
    try {
      const stored = await uploadFile(this.kind, ownerId, chosen, {
        signal,
        onProgress: (sentBytes) => show({ sentBytes }),
        onWaiting: (isWaiting) => show({ isWaiting }),
      });
      if (signal.aborted) return;
      await this.kind.onUploaded(ownerId, stored);
      this.state.set(EMPTY);
      await showToast(this.kind.words.uploaded);
    } catch (error) {
      if (!signal.aborted) this.state.set({ step: 'chosen', chosen, failure: this.#failureOf(error) });
    }
  }

  /** Stops the upload for good. The file stays chosen. */
  async stop(ownerId: string): Promise<void> {
    const state = this.state.get();
    this.#restart(ownerId);
    if (state.step === 'uploading') this.state.set({ step: 'chosen', chosen: state.chosen, failure: null });
    const remembered = rememberedUpload(this.kind, ownerId);
    if (remembered !== null) await giveUpUpload(this.kind, remembered.id);
  }

  /** Back to the empty zone. What has arrived of the file stays remembered, so that it can go on. */
  discard(ownerId: string): void {
    this.#restart(ownerId);
    this.state.set(EMPTY);
  }

  #restart(ownerId: string): AbortSignal {
    this.#current.abort();
    this.#current = new AbortController();
    this.#ownerId = ownerId;
    return this.#current.signal;
  }

  #failureOf(error: unknown): FileFailureText {
    if (error instanceof PartNotSentError) return this.kind.words.partNotStored;
    return this.kind.refusalOf(error) ?? textFor(this.kind.words.notUploaded, error);
  }
}

/** What buttons do with an upload, whatever is uploaded. */
export interface UploadActions extends Pick<PageUpload, 'choose' | 'start' | 'stop' | 'discard'> {
  readonly kind: AnyUploadKind;
}
