import { HttpResponse, http } from 'msw';
import type { Bridge } from './msw-host.ts';
import type { TestHost } from './test-host.ts';

/** The next POST (or PUT) to a path, such as `/api/Requests/Add`, arrives at the host, its answer nowhere. */
export const loseAnswer = (
  { host, bridge }: { host: TestHost; bridge: Bridge },
  path: string,
  method: 'post' | 'put' = 'post',
): void =>
  bridge.server.use(
    http[method](
      `*${path}`,
      async ({ request }) => {
        await host.app.inject({
          method: method === 'put' ? 'PUT' : 'POST',
          url: new URL(request.url).pathname,
          headers: Object.fromEntries(request.headers),
          payload: Buffer.from(await request.arrayBuffer()),
        });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
