import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const DEFLATED = 8;
const VERSION = 20;

/** An archive of files, by their names. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const title = Buffer.from(name);
    const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([mark(LOCAL), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(VERSION);
    directory.push(Buffer.concat([mark(CENTRAL), madeBy, facts, place, title]));
    bodies.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, central, mark(END), end]);
}

function mark(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
