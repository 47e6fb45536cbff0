import type { VideoContainer } from '@playbook/contracts/demos/media-facts.schema';

const FTYP_MIN_BYTES = 16;
const FTYP_MAX_BYTES = 4_096;
const QUICKTIME_BRAND = 'qt  ';
/** Brands of files that are made like MP4 and hold no video: pictures, sound, and the images of books. */
const OTHER_BRANDS = /^(heic|heix|heim|heis|hevc|mif1|msf1|avif|avis|M4A |M4B |M4P |jp2 |jpx |crx |f4a )$/;
/** Boxes with which QuickTime files of older cameras begin. */
const FIRST_BOXES_OF_MOV = ['moov', 'wide', 'mdat', 'pnot'];
const BOX_HEADER_BYTES = 8;

const EBML_ID = 0x1a_45_df_a3;
const EBML_ID_BYTES = 4;
const DOC_TYPE_ID = 0x42_82;
const ELEMENT_ID_BYTES = 2;

/**
 * The container that a file begins as, whatever its name or declared type says.
 * @param head the first 64 bytes of the file, or fewer
 * @returns null for everything that is no MP4, MOV or WebM
 */
export function sniffContainer(head: Uint8Array): VideoContainer | null {
  if (head.length < FTYP_MIN_BYTES) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return sniffBoxes(view) ?? (docTypeOf(view) === 'webm' ? 'webm' : null);
}

/** The ending of a stored file's name. */
export const extensionOf = (container: VideoContainer): string => container;

/** MP4 and MOV: boxes with their size before their name (ISO/IEC 14496-12, section 4.2). */
function sniffBoxes(view: DataView): VideoContainer | null {
  const sizeBytes = view.getUint32(0);
  const name = textAt(view, 4, 4);
  if (name === 'ftyp') {
    if (sizeBytes < FTYP_MIN_BYTES || sizeBytes > FTYP_MAX_BYTES) return null;
    const brand = textAt(view, BOX_HEADER_BYTES, 4);
    if (OTHER_BRANDS.test(brand)) return null;
    return brand === QUICKTIME_BRAND ? 'mov' : 'mp4';
  }
  // Size 0 reaches to the end of the file, and 1 says that the size follows in 64 bits.
  const isSize = sizeBytes <= 1 || sizeBytes >= BOX_HEADER_BYTES;
  return isSize && FIRST_BOXES_OF_MOV.includes(name) ? 'mov' : null;
}

/** The document type of a Matroska file (RFC 8794, section 11.2.4): `webm` or `matroska`. */
function docTypeOf(view: DataView): string | null {
  if (view.getUint32(0) !== EBML_ID) return null;
  const header = sizeAt(view, EBML_ID_BYTES);
  if (header === null) return null;
  let at = header.nextByte;
  while (at + ELEMENT_ID_BYTES < view.byteLength) {
    const id = view.getUint16(at);
    const size = sizeAt(view, at + ELEMENT_ID_BYTES);
    if (size === null) return null;
    if (id === DOC_TYPE_ID) return textAt(view, size.nextByte, size.bytes).replaceAll('\0', '');
    at = size.nextByte + size.bytes;
  }
  return null;
}

/** A number of variable length: as many leading zero bits as bytes follow. */
function sizeAt(view: DataView, at: number): { readonly bytes: number; readonly nextByte: number } | null {
  if (at >= view.byteLength) return null;
  const first = view.getUint8(at);
  const lengthBytes = Math.clz32(first) - 23;
  if (lengthBytes > 8 || at + lengthBytes > view.byteLength) return null;
  let bytes = first & (0xff >> lengthBytes);
  for (let index = 1; index < lengthBytes; index += 1) bytes = bytes * 256 + view.getUint8(at + index);
  return { bytes, nextByte: at + lengthBytes };
}

function textAt(view: DataView, at: number, lengthBytes: number): string {
  const end = Math.min(at + lengthBytes, view.byteLength);
  let text = '';
  for (let index = at; index < end; index += 1) text += String.fromCharCode(view.getUint8(index));
  return text;
}
