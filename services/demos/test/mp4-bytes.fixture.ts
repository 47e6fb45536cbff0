/** What begins as an MP4 does and holds no picture: nothing here decodes it. */
export function mp4Bytes(sizeBytes = 2_000): Buffer {
  const content = Buffer.alloc(sizeBytes, 7);
  content.writeUInt32BE(32, 0);
  content.write('ftypisom', 4, 'latin1');
  return content;
}
