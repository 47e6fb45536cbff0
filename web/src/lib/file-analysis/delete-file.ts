import { request } from '../api-client/request.js';
import { deleteLater } from '../notify/delete-later.js';
import { showToast } from '../notify/show-toast.js';
import { queryClient } from '../query-client/query-client.js';
import type { ListedFile, ListedFileKind } from './file-kind.js';
import { fileListQuery } from './file-list.query.js';
import { filesBeingDeleted } from './use-files.js';

/** What may be deleted. */
interface DeletedFile {
  readonly id: string;
  readonly fileName: string;
}

/** The two ways to delete files of a kind. */
export interface FileDeletion {
  readonly deleteOne: (file: DeletedFile) => void;
  /** Whether they are deleted. */
  readonly deleteAll: () => Promise<boolean>;
}

function setHidden(id: string, isHidden: boolean): void {
  const others = [...filesBeingDeleted.get()].filter((hidden) => hidden !== id);
  filesBeingDeleted.set(new Set(isHidden ? [...others, id] : others));
}

/** Deletes a file once the message that offers to undo it has gone. */
const deleteFileLater = <Summary extends ListedFile>(
  kind: ListedFileKind<Summary>,
  ownerId: string,
  { id, fileName }: DeletedFile,
): Promise<void> =>
  deleteLater({
    decided: {
      title: kind.words.toasts.deletedTitle,
      message: `${fileName} and its analysis are gone for good as soon as this message goes away.`,
    },
    failed: kind.words.toasts.notDeleted,
    setHidden: (isHidden) => setHidden(id, isHidden),
    deleteForGood: async (accessToken) => {
      await request(kind.routes.deleteOne, { params: { id }, accessToken });
    },
    onDeleted: () => queryClient.invalidateQueries({ queryKey: fileListQuery(kind, ownerId).queryKey }),
  });

/** Deletes all files of a kind, after the founder was asked. */
async function clearFiles<Summary extends ListedFile>(
  kind: ListedFileKind<Summary>,
  ownerId: string,
): Promise<boolean> {
  const { queryKey } = fileListQuery(kind, ownerId);
  const { one, many, toasts } = kind.words;
  try {
    const { deleted } = await request(kind.routes.deleteAll);
    await queryClient.invalidateQueries({ queryKey });
    await showToast({ title: deleted === 1 ? `1 ${one} deleted` : `${deleted} ${many} deleted`, tone: 'success' });
    return true;
  } catch (error) {
    console.error(`The ${many} were not deleted`, error);
    await queryClient.invalidateQueries({ queryKey });
    await showToast(toasts.notCleared);
    return false;
  }
}

export const fileDeletionOf = <Summary extends ListedFile>(
  kind: ListedFileKind<Summary>,
  ownerId: string,
): FileDeletion => ({
  deleteOne: (file) => void deleteFileLater(kind, ownerId, file),
  deleteAll: () => clearFiles(kind, ownerId),
});
