import { SHARE_NAME_MAX_CHARS } from '@playbook/contracts/sharing/sharing.schema';
import { z } from 'zod';
import { readStored, type StoredKey, writeStored } from '../../../lib/browser-storage/stored-value.js';

const nameSchema = z.string().max(SHARE_NAME_MAX_CHARS);
const KEY: StoredKey<typeof nameSchema> = { name: 'sharedComments_name', version: 1, schema: nameSchema };
/** Of whoever uses this browser, by whichever link. */
const READER = 'reader';

/** The name under which somebody commented before in this browser; empty before the first time. */
export const readReaderName = (): string => readStored(KEY, READER) ?? '';
export const keepReaderName = (name: string): void => void writeStored(KEY, READER, name);
