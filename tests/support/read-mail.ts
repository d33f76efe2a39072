export interface ReadMail {
  headers: Record<string, string>;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The calendar file that goes with it, its folded lines put together; '' for none. */
  calendar: string;
  /** As the mail itself names what the file asks for. */
  calendarType: string;
}

/** Reads a mail as a mail program does: headers unfolded and decoded, the two parts of an alternative decoded, lines ended by `\n`. */
export function readMail(source: string): ReadMail {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r?\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    const text = part ? decoded(part.body, part.headers['content-transfer-encoding'] ?? '') : '';
    return text.replaceAll('\r\n', '\n');
  };
  return {
    headers,
    from: words(headers['from'] ?? ''),
    subject: words(headers['subject'] ?? ''),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    calendar: partOf('text/calendar').replace(/\n[ \t]/g, ''),
    calendarType:
      parts
        .map((part) => part.headers['content-type'] ?? '')
        .find((type) => type.startsWith('text/calendar')) ?? '',
  };
}

function split(source: string) {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

const decoded = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replace(/=\r?\n/g, '')) : body;
};

const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
const words = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_match, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );
