import type { Route } from '@playbook/contracts/core/route';
import type { FileParts, FileUpload } from '@playbook/contracts/files/file-upload.schema';
import type { z } from 'zod';
import type { FailureTexts } from '../../failures/failure-texts.js';
import type { FileFailureText } from '../../failures/files/file-failures.js';
import type { UploadKey } from '../browser-storage/file-upload.schema.js';
import type { Toast } from '../notify/show-toast.js';

/** A file to upload, and what a kind reads of it in the browser. */
export interface ChosenFile {
  readonly file: File;
}

type ReplyRoute<Reply> = Route<z.ZodType, z.ZodType, z.ZodType<Reply>>;

/** A kind of file that founders upload. The upload in parts is written once and is told the kind. */
export interface UploadKind<Chosen extends ChosenFile, Stored> {
  /** Of query keys. */
  readonly name: string;
  /** Where this browser remembers an upload that has not ended. */
  readonly key: UploadKey;
  readonly routes: {
    readonly begin: ReplyRoute<FileUpload>;
    readonly get: ReplyRoute<FileUpload>;
    readonly sign: ReplyRoute<FileParts>;
    readonly complete: ReplyRoute<Stored>;
    readonly cancel: ReplyRoute<unknown>;
  };
  /** Looks at name, type and size; null where nothing is wrong with them. */
  readonly faultOf: (file: File) => FileFailureText | null;
  /** Reads what the browser can show of a file. Throws what `refusalOf` has words for. */
  readonly read: (file: File) => Promise<Chosen>;
  /** Words for an error that lies in the file; null for any other. */
  readonly refusalOf: (error: unknown) => FileFailureText | null;
  /** What the founder is told of a file that was read; null for nothing. */
  readonly noticeOf: (chosen: Chosen) => Toast | null;
  /** What an upload is begun with, beside name, size and first bytes. */
  readonly detailsOf: (chosen: Chosen) => object;
  /** Brings a file that has arrived to the lists that have it. */
  readonly onUploaded: (ownerId: string, stored: Stored) => Promise<void>;
  readonly words: {
    /** Of a file that cannot be read for a reason that nobody knows. */
    readonly unreadable: FileFailureText;
    readonly notUploaded: FailureTexts<FileFailureText>;
    /** Object storage did not take a part, or stayed away. */
    readonly partNotStored: FileFailureText;
    readonly uploaded: Toast;
  };
}

/** What sends parts and asks for addresses needs no more of a kind. */
export type AnyUploadKind = Pick<UploadKind<ChosenFile, unknown>, 'name' | 'key' | 'routes'>;
