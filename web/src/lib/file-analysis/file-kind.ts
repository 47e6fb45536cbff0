import type { Route } from '@playbook/contracts/core/route';
import type { FileStatus } from '@playbook/contracts/files/file-analysis.schema';
import type { z } from 'zod';
import type { FailureTexts } from '../../failures/failure-texts.js';
import type { FileFailureText, FileToasts } from '../../failures/files/file-failures.js';
import type { Toast } from '../notify/show-toast.js';

/** What a list shows of a file, whatever is in it. */
export interface ListedFile {
  readonly id: string;
  readonly fileName: string;
  readonly fileSizeBytes: number;
  readonly status: FileStatus;
  readonly progress: { readonly stage: string; readonly share: number } | null;
  readonly overallScore: number | null;
  readonly thumbnailUrl: string | null;
  readonly createdAt: string;
}

/** Where the analysis of a file is. */
export type ProgressOf<Summary extends ListedFile> = NonNullable<Summary['progress']>;

type ReplyRoute<Reply> = Route<z.ZodType, z.ZodType, z.ZodType<Reply>>;

/** What a list needs of a kind. */
export interface ListedFileKind<Summary extends ListedFile> {
  /** Of query keys. */
  readonly name: string;
  readonly routes: {
    readonly list: ReplyRoute<{ readonly items: Summary[]; readonly nextCursor: string | null }>;
    readonly cancel: ReplyRoute<Summary>;
    readonly deleteOne: ReplyRoute<unknown>;
    readonly deleteAll: ReplyRoute<{ readonly deleted: number }>;
  };
  /** What a list shows of a file, and no more. */
  readonly summary: z.ZodType<Summary>;
  readonly words: {
    /** As in 'video' and 'videos'. */
    readonly one: string;
    readonly many: string;
    readonly toasts: FileToasts;
    /** Why there is no analysis, by the code of the error. */
    readonly notAnalyzed: FailureTexts<FileFailureText>;
    /** The analysis is done. */
    readonly analyzed: Toast;
    /** Of a file with the status `failed`. */
    readonly failed: (summary: Summary) => FileFailureText;
  };
}

/** A kind of file that is analysed. Lists, watching and deleting are written once and are told the kind. */
export interface FileKind<Summary extends ListedFile, Stored extends Summary> extends ListedFileKind<Summary> {
  readonly routes: ListedFileKind<Summary>['routes'] & {
    readonly get: ReplyRoute<Stored>;
    readonly analyze: ReplyRoute<{ readonly data: Stored }>;
  };
  /** Where an analysis is, as it is streamed. */
  readonly chunks: z.ZodType<ProgressOf<Summary>>;
}
