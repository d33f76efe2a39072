import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { HUB_PATH } from '#contract/live-events.ts';
import { type TestHost, startTestHost } from './test-host.ts';

/** A listening host for the tests of a file, and connections to its hub that end with the test. */
export function hubClients() {
  const open: HubConnection[] = [];
  let host: TestHost;
  let address: string;
  beforeAll(async () => {
    host = await startTestHost();
    address = await host.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    for (const connection of open.splice(0)) await connection.stop();
  });
  afterAll(() => host.close());
  return {
    host: () => host,
    /** Not started yet: what it shall hear is said first. */
    connect(token: string): HubConnection {
      const connection = new HubConnectionBuilder()
        .withUrl(address + HUB_PATH, {
          accessTokenFactory: () => token,
          transport: HttpTransportType.WebSockets,
        })
        .configureLogging(LogLevel.None)
        .build();
      open.push(connection);
      return connection;
    },
  };
}
