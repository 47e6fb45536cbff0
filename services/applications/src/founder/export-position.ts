import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { z } from 'zod';

const NAME_MAX_CHARS = 64;
const nameSchema = z.string().max(NAME_MAX_CHARS);
const versionSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Where an export goes on: after an application, or after a version of an answer. */
export const exportPositions = cursorCodec(
  z.union([z.tuple([z.uuid()]), z.tuple([z.uuid(), nameSchema, nameSchema, versionSchema])]),
);
type ExportPosition = ReturnType<typeof exportPositions.decode>;

/** Application, section, field and version of the last version that was handed out. */
export type VersionPosition = Extract<ExportPosition, readonly [string, string, string, number]>;

export const isVersionPosition = (position: ExportPosition): position is VersionPosition => position.length > 1;
