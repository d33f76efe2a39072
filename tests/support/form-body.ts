interface Part {
  name: string;
  content: Buffer | string;
  /** The name the file had on the sender's disk; without it the part is a text. */
  filename?: string;
  type?: string;
}

/** A multipart body, byte by byte, so that a test can also send what no browser would. */
export function formBody(parts: readonly Part[]): { payload: Buffer; contentType: string } {
  const boundary = '----boundary-of-a-test';
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return {
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** A form with one file, as a browser sends it. */
export const fileBody = (content: Buffer | string, filename = 'photo.png', type = 'image/png') =>
  formBody([{ name: 'file', content, filename, type }]);
