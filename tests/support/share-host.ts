import { afterAll, afterEach } from 'vitest';
import { type Bridge, bridgeTo } from './msw-host.ts';
import { type HostOptions, type TestHost, startTestHost } from './test-host.ts';

/** The host that the tests of one file share; it closes after the last of them. */
export async function shareHost(options?: HostOptions): Promise<TestHost> {
  const host = await startTestHost(options);
  afterAll(() => host.close());
  return host;
}

/** The same behind the page's own calls. `leave` ends what a test opened; the bridge then forgets it too. */
export async function shareBridgedHost(
  leave: () => void = () => undefined,
  options?: HostOptions,
): Promise<{ host: TestHost; bridge: Bridge }> {
  const host = await shareHost(options);
  const bridge = bridgeTo(host);
  bridge.server.listen({ onUnhandledRequest: 'error' });
  afterEach(() => {
    leave();
    bridge.reset();
  });
  afterAll(() => bridge.server.close());
  return { host, bridge };
}
