import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { TestHost } from './test-host.ts';

/** The browser's side of a test: calls of the page go to the real host in this process, with a cookie jar between. */
export interface Bridge {
  readonly server: SetupServer;
  /** Cookies by name, as the browser would hold them. */
  readonly cookies: Map<string, string>;
  /** `GET /api/Faqs/GetAll?PageIndex=1`, in the order of the calls. */
  readonly calls: { line: string; headers: Headers; body: unknown }[];
  /** Forgets cookies, calls and answers given by hand. */
  reset(): void;
}

/**
 * Answers every call of the code under test from the real host (`inject`), so that there is no second API to
 * drift. A call to any other place fails. `server.use(…)` lays a failure over it where a test needs one.
 */
export function bridgeTo(host: TestHost): Bridge {
  const cookies = new Map<string, string>();
  const calls: Bridge['calls'] = [];

  const toHost = http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const method = request.method as 'GET' | 'POST' | 'PUT' | 'DELETE';
    const payload = Buffer.from(await request.arrayBuffer());
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
    const body: unknown = isJson && payload.length > 0 ? JSON.parse(payload.toString()) : undefined;
    calls.push({ line: `${method} ${pathname}${search}`, headers: request.headers, body });
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await host.app.inject({
      method,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...(cookie ? { cookie } : {}) },
      ...(payload.length > 0 ? { payload } : {}),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (value === '' || isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
    const type = String(answer.headers['content-type'] ?? 'application/json');
    return new HttpResponse(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
  });

  const server = setupServer(toHost);
  return {
    server,
    cookies,
    calls,
    reset() {
      server.resetHandlers();
      cookies.clear();
      calls.length = 0;
    },
  };
}
