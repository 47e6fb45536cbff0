import { p } from '@mikro-orm/core';

/** What is kept of a founder's file, from the beginning of its upload on. */
export const fileColumns = () => ({
  id: p.uuid().primary(),
  founderId: p.uuid(),
  fileName: p.text(),
  /** Key of the object. */
  filePath: p.text().unique(),
  /** In bytes. */
  fileSize: p.integer(),
  contentType: p.text(),
  createdAt: p.datetime(3),
});

/** The same of an upload that is under way. */
export const uploadColumns = () => ({
  ...fileColumns(),
  /** By which object storage knows the upload. */
  storageId: p.text(),
  partBytes: p.integer(),
});
