import net from 'node:net';
import { once } from 'node:events';

/** What a host says to bytes that are written as they are, until it closes the line or `patience` ms have passed. */
export async function rawRequest(
  { host, port }: { host: string; port: number },
  bytes: string,
  patience = 1500,
): Promise<{ text: string; statuses: number[]; isClosed: boolean }> {
  const socket = net.connect(port, host);
  await once(socket, 'connect');
  let text = '';
  let isClosed = false;
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(() => (isClosed = true));
  socket.write(bytes, 'latin1');
  await Promise.race([closed, new Promise((done) => setTimeout(done, patience))]);
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  socket.destroy();
  return { text, statuses, isClosed };
}
