import { createServer } from 'node:net';

/**
 * Makes sure that the host can listen, before a database is opened or made.
 * @param port 0 for any free one
 * @returns the port; throws what listening throws (`EADDRINUSE`, `EADDRNOTAVAIL` …)
 */
export const claimPort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port was found'));
      });
    });
  });
