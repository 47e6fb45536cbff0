const UTF8_WORD = /=\?UTF-8\?([QB])\?([^?]*)\?=/gi;

const fromQuotedPrintable = (body: string): string =>
  Buffer.from(
    body
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const fromWord = (_: string, encoding: string, text: string): string =>
  encoding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString('utf8')
    : fromQuotedPrintable(text.replaceAll('_', ' '));

const headerOf = (head: string, name: string): string =>
  (new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '').replaceAll(UTF8_WORD, fromWord);

function bodyOf(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = headerOf(head, 'Content-Transfer-Encoding').trim();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
}

/** The mail in a message of two alternatives, text and HTML (RFC 2046, section 5.1.4). */
export function readMessage(message: string): {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
} {
  const [head = ''] = message.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(unfolded)?.[1] ?? '';
  const [, text = '', html = ''] = message.split(`--${boundary}`);
  const read = (part: string): string => `${bodyOf(part.slice('\r\n'.length)).replaceAll('\r\n', '\n').trimEnd()}\n`;
  return {
    from: headerOf(unfolded, 'From'),
    to: headerOf(unfolded, 'To'),
    subject: headerOf(unfolded, 'Subject'),
    text: read(text),
    html: read(html),
  };
}
