import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import { ApiError } from '../api-client/api-error.js';
import { forgetUpload, isSameFile, rememberedUpload, rememberUpload } from './remembered-upload.js';
import { retryWhileLost } from './retry-while-lost.js';
import { type SendHooks, sendFile } from './send-file.js';
import { beginUpload, cancelUpload, completeUpload, getUpload } from './upload-calls.js';
import type { AnyUploadKind, ChosenFile, UploadKind } from './upload-kind.js';

/** What of a kind an upload needs. */
type SentKind<Chosen extends ChosenFile, Stored> = Pick<
  UploadKind<Chosen, Stored>,
  'name' | 'key' | 'routes' | 'detailsOf'
>;

const isRefusal = (error: unknown, code: ApiError['code']): boolean => error instanceof ApiError && error.code === code;

/** Removes what an upload left at the server; after a day the server does it by itself. */
export async function giveUpUpload(kind: AnyUploadKind, id: string): Promise<void> {
  forgetUpload(kind);
  await cancelUpload(kind, id).catch((error: unknown) =>
    console.warn('An upload was not given up at the server', error),
  );
}

/** The upload that was begun with this very file; null where there is none, or the server has given it up. */
async function begunUpload(
  kind: AnyUploadKind,
  ownerId: string,
  file: File,
  { signal }: SendHooks,
): Promise<FileUpload | null> {
  const remembered = rememberedUpload(kind, ownerId);
  if (remembered === null) return null;
  if (isSameFile(remembered, file)) {
    try {
      return await getUpload(kind, remembered.id, signal);
    } catch (error) {
      if (!isRefusal(error, 'not_found')) throw error;
    }
  }
  await giveUpUpload(kind, remembered.id);
  return null;
}

async function newUpload<Chosen extends ChosenFile>(
  kind: SentKind<Chosen, unknown>,
  ownerId: string,
  chosen: Chosen,
  { signal }: SendHooks,
): Promise<FileUpload> {
  const upload = await beginUpload(kind, chosen, signal);
  rememberUpload(kind, ownerId, upload.id, chosen.file);
  return upload;
}

async function finish<Stored>(
  kind: SentKind<never, Stored>,
  file: File,
  upload: FileUpload,
  hooks: SendHooks,
): Promise<Stored> {
  const { id } = upload;
  const complete = (): Promise<Stored> => retryWhileLost(() => completeUpload(kind, id, hooks.signal), hooks);
  await sendFile(kind, file, upload, hooks);
  try {
    return await complete();
  } catch (error) {
    if (!isRefusal(error, 'conflict')) throw error;
  }
  // A part was acknowledged and is missing all the same.
  await sendFile(kind, file, await getUpload(kind, id, hooks.signal), hooks);
  return complete();
}

/**
 * Uploads a file, and goes on with the parts that are missing where this browser had begun with the same file. What was begun with
 * another file is given up.
 * @throws ApiError, PartNotSentError, UnreadableFileError for a file that cannot be read any more, or the signal's reason
 */
export async function uploadFile<Chosen extends ChosenFile, Stored>(
  kind: SentKind<Chosen, Stored>,
  ownerId: string,
  chosen: Chosen,
  hooks: SendHooks,
): Promise<Stored> {
  const { file } = chosen;
  const upload = (await begunUpload(kind, ownerId, file, hooks)) ?? (await newUpload(kind, ownerId, chosen, hooks));
  try {
    const stored = await finish(kind, file, upload, hooks);
    forgetUpload(kind);
    return stored;
  } catch (error) {
    // The server has removed it, so that there is nothing to go on with.
    if (isRefusal(error, 'validation_failed') || isRefusal(error, 'not_found')) forgetUpload(kind);
    throw error;
  }
}
