/** Key of a file; nothing in it is what the founder wrote. @param atMs Two files of one founder have different times */
export const fileKey = (founderId: string, atMs: number, extension: string): string =>
  `${founderId}/${atMs}.${extension}`;

/** What the keys of a file's pictures begin with. */
export const picturesPrefix = (key: string): string => `${key.slice(0, key.lastIndexOf('.'))}/`;

/** Key of one of a file's pictures. @param index Its place, from 0 */
export const pictureKey = (key: string, index: number): string => `${picturesPrefix(key)}${index}.jpg`;

/** Media type of pictures. */
export const PICTURE_TYPE = 'image/jpeg';
