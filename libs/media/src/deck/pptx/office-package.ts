import { posix } from 'node:path';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { DeckRejected } from '../deck-rejected.js';
import { parseXml, type XmlElement } from './parse-xml.js';

const MAX_ENTRIES = 5_000;
const PART_MAX_BYTES = 8_388_608;
/** All parts together that are unpacked. */
const TOTAL_MAX_BYTES = 67_108_864;

/** What is followed by a reader who clicks, and by nobody else. */
const HYPERLINK = 'hyperlink';
const EXTERNAL = 'External';
const RELATIONS = '.rels';

/** Where a part points to, within its package. */
export interface Relation {
  readonly type: string;
  readonly part: string;
}

/** A presentation as a package of parts. Parts are unpacked when they are read, and what is outside of the package is never followed. */
export class OfficePackage {
  private unpackedBytes = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws DeckRejected `unreadable`, `too-complex` */
  static async open(bytes: Buffer): Promise<OfficePackage> {
    try {
      const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
      return new OfficePackage(zip, await entriesOf(zip));
    } catch (error) {
      throw error instanceof DeckRejected ? error : new DeckRejected('unreadable');
    }
  }

  has(part: string): boolean {
    return this.entries.has(part);
  }

  /** @throws DeckRejected `unreadable` for a part that is missing or damaged, `too-complex` for one that is too large */
  async read(part: string): Promise<XmlElement> {
    const entry = this.entries.get(part);
    if (entry === undefined) throw new DeckRejected('unreadable');
    this.unpackedBytes += entry.uncompressedSize;
    if (entry.uncompressedSize > PART_MAX_BYTES || this.unpackedBytes > TOTAL_MAX_BYTES)
      throw new DeckRejected('too-complex');
    return parseXml(await textOf(this.zip, entry));
  }

  /** What a part points to, by id; external addresses are left out. */
  async relationsOf(part: string): Promise<ReadonlyMap<string, Relation>> {
    const folder = posix.dirname(part);
    const file = `${folder}/_rels/${posix.basename(part)}.rels`;
    if (!this.has(file)) return new Map();
    const { children } = await this.read(file);
    return new Map(
      children.flatMap(({ attributes: { Id, Type, Target, TargetMode } }) => {
        if (Id === undefined || Target === undefined || TargetMode === EXTERNAL) return [];
        const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
        return [[Id, { type: typeOf(Type), part: target }] as const];
      }),
    );
  }

  /** Whether any part is made of something outside, such as a picture at an address: whoever draws the part would fetch that. */
  async hasExternalParts(): Promise<boolean> {
    for (const file of this.entries.keys()) {
      if (!file.endsWith(RELATIONS)) continue;
      const { children } = await this.read(file);
      const isExternal = children.some(
        ({ attributes: { Type, TargetMode } }) => TargetMode === EXTERNAL && typeOf(Type) !== HYPERLINK,
      );
      if (isExternal) return true;
    }
    return false;
  }
}

const typeOf = (type = ''): string => type.split('/').at(-1) ?? '';

function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) return Promise.reject(new DeckRejected('too-complex'));
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}

/** The sizes that the archive announces are held to what is unpacked. */
async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  try {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(Buffer.from(part));
    return Buffer.concat(parts).toString('utf8');
  } catch {
    throw new DeckRejected('unreadable');
  }
}
