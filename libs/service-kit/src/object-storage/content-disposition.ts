/** `Content-Disposition` of what a page shows (RFC 6266); the name is what a browser proposes when it is saved. */
export function contentDisposition(fileName: string | undefined): string {
  if (fileName === undefined) return 'inline';
  const plain = fileName.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
