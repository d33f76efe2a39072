import { HttpResponse, http } from 'msw';
import type { Bridge } from './msw-host.ts';
import type { TestHost } from './test-host.ts';

/** The next POST to a path, such as `/api/Requests/Add`, arrives at the host, and its answer nowhere. */
export const loseAnswer = ({ host, bridge }: { host: TestHost; bridge: Bridge }, path: string): void =>
  bridge.server.use(
    http.post(
      `*${path}`,
      async ({ request }) => {
        await host.app.inject({
          method: 'POST',
          url: new URL(request.url).pathname,
          headers: Object.fromEntries(request.headers),
          payload: Buffer.from(await request.arrayBuffer()),
        });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
