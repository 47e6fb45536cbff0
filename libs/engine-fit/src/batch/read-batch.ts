/**
 * The items of a batch: a JSON list, or an object with the list under `items`.
 * @throws when the text is no JSON or holds no list
 */
export function readBatch(json: string): unknown[] {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch (cause) {
    throw new Error('The input is not JSON; it should be a list like [{"id": "a", "text": "..."}]', { cause });
  }
  const items = typeof read === 'object' && read !== null && 'items' in read ? read.items : read;
  if (!Array.isArray(items)) throw new Error('The input is not a list like [{"id": "a", "text": "..."}]');
  return items;
}
