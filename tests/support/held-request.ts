import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

interface HeldCall {
  path: string;
  token: string;
  payload: Buffer;
  contentType: string;
  /** How much of the body is sent at once. Default: all but the last byte. */
  share?: number;
}

export interface HeldRequest {
  readonly socket: Socket;
  /** Sends the rest; gives the status of the answer and its body. */
  finish(): Promise<{ status: number; text: string }>;
}

/** A POST whose body stops before its end, until it is finished or the socket is destroyed. */
export async function holdRequest(
  port: number,
  { path, token, payload, contentType, share }: HeldCall,
): Promise<HeldRequest> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const end = share === undefined ? payload.length - 1 : Math.floor(payload.length * share);
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${contentType}`,
      `Content-Length: ${payload.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise<void>((sent) => socket.write(payload.subarray(0, end), () => sent()));
  return {
    socket,
    async finish() {
      const closed = once(socket, 'close');
      socket.write(payload.subarray(end));
      await closed;
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
      return { status, text };
    },
  };
}
