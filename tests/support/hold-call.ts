import { act } from '@testing-library/react';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';

/** The next call of this address waits until it is let go, and then reaches the host. */
export function holdCall(server: SetupServer, method: 'get' | 'put' | 'post', address: string) {
  let letGo = () => {};
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http[method](
      address,
      () => {
        arrive();
        return held.then(() => undefined);
      },
      { once: true },
    ),
  );
  return { arrived, letGo: () => act(() => letGo()) };
}
