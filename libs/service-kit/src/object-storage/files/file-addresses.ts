import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ProcedureError } from '../../errors/procedure-error.js';
import { requireKey } from '../object-key.js';
import type { DownloadPermission, PartPermission } from '../object-storage.port.js';

const MS_PER_S = 1_000;
/** Part of what is signed, so that a later form of address is never read as this one. */
const FORM = 'playbook-object-1';

/** An object by the names in its address. */
export interface ObjectName {
  readonly bucket: string;
  readonly key: string;
}

interface SignedPart extends ObjectName, PartPermission {
  readonly uploadId: string;
}
interface SignedDownload extends ObjectName, DownloadPermission {}

const MAX_TEXT_CHARS = 256;
const text = z.string().max(MAX_TEXT_CHARS);
const count = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const partSchema = z.strictObject({
  uploadId: text,
  partNumber: count,
  sizeBytes: count,
  contentType: text,
  expires: count,
  signature: text,
});
const downloadSchema = z.strictObject({
  contentType: text,
  fileName: text.optional(),
  expires: count,
  signature: text,
});
export type ReadPart = ObjectName & z.output<typeof partSchema>;
export type ReadDownload = ObjectName & z.output<typeof downloadSchema>;

const refused = (message: string): ProcedureError => new ProcedureError('forbidden', message);

/**
 * Signed addresses of objects that are files: method, bucket, key, part, size, media type, name and expiry are what is signed, with
 * HMAC-SHA256. An address has no more parameters than these.
 */
export class FileAddresses {
  /** @param publicUrl As founders reach the gateway. @param secret Shared by the processes that sign and that serve. */
  constructor(
    private readonly publicUrl: string,
    private readonly secret: string,
  ) {}

  ofPart({ uploadId, partNumber, sizeBytes, contentType, expiresInS, ...object }: SignedPart): string {
    const permission = { uploadId, partNumber, sizeBytes, contentType, expires: expiryIn(expiresInS) };
    return this.address('PUT', object, permission);
  }

  ofDownload({ contentType, expiresInS, fileName, ...object }: SignedDownload): string {
    const named = fileName === undefined ? {} : { fileName };
    return this.address('GET', object, { contentType, ...named, expires: expiryIn(expiresInS) });
  }

  /** @throws ProcedureError `forbidden` for an address that was not signed like this, or has expired */
  readPart(object: ObjectName, query: unknown): ReadPart {
    return { ...object, ...this.verify('PUT', object, partSchema, query) };
  }

  /** @throws ProcedureError `forbidden` for an address that was not signed like this, or has expired */
  readDownload(object: ObjectName, query: unknown): ReadDownload {
    return { ...object, ...this.verify('GET', object, downloadSchema, query) };
  }

  private address(method: string, { bucket, key }: ObjectName, permission: Record<string, string | number>): string {
    const parameters = new URLSearchParams(
      Object.entries(permission).map(([name, value]): [string, string] => [name, String(value)]),
    );
    parameters.set('signature', this.sign(method, { bucket, key: requireKey(key) }, permission));
    return `${this.publicUrl}/storage/v1/${bucket}/${key}?${parameters.toString()}`;
  }

  private verify<S extends z.ZodObject>(method: string, object: ObjectName, schema: S, query: unknown): z.output<S> {
    const read = schema.safeParse(query);
    if (!read.success) throw refused('The address is not signed');
    const { signature, ...permission } = read.data;
    const expected = Buffer.from(this.sign(method, object, permission));
    const given = Buffer.from(String(signature));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw refused('The address is not signed like this');
    }
    if (Number(permission['expires']) * MS_PER_S <= Date.now()) throw refused('The address has expired');
    return read.data;
  }

  /** Names and values in one order, so that an address cannot be read in two ways. */
  private sign(method: string, { bucket, key }: ObjectName, permission: Readonly<Record<string, unknown>>): string {
    const sorted = Object.entries(permission).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const signed = JSON.stringify([FORM, method, bucket, key, ...sorted.map(([name, value]) => [name, String(value)])]);
    return createHmac('sha256', this.secret).update(signed).digest('base64url');
  }
}

/** Seconds since 1970. */
const expiryIn = (seconds: number): number => Math.floor(Date.now() / MS_PER_S) + seconds;
