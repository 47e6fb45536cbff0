import { DEMO_VIDEO_MAX_BYTES } from '@playbook/contracts/demos/demo-limits';

/** Types that are taken (section 5 of the specification). Browsers tell them by the name of a file. */
const TYPES: ReadonlySet<string> = new Set(['video/mp4', 'video/mov', 'video/webm', 'video/quicktime']);
/** For systems that know no type of such a file. */
const NAME = /\.(?:mp4|mov|webm)$/i;
/** What the browser's own dialog offers. */
export const ACCEPTED_FILES = [...TYPES, '.mp4', '.mov', '.webm'].join(',');

/** Why a file is not taken, before anything of it is read. */
export type FileFault = 'type' | 'size' | 'empty';

/** What is wrong with a file by its name, type and size; null for nothing. What it really is, the server tells by its content. */
export function faultOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileFault | null {
  if (!TYPES.has(type) && !NAME.test(name)) return 'type';
  if (size >= DEMO_VIDEO_MAX_BYTES) return 'size';
  return size === 0 ? 'empty' : null;
}
