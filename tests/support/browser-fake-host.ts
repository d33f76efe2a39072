import { vi } from 'vitest';
import { failure, success } from '#contract/envelope.ts';
import type { Session } from '#contract/session.ts';

export interface Heard {
  method: string;
  path: string;
  params: Record<string, string>;
  headers: Record<string, string | undefined>;
  body: unknown;
  withCredentials: boolean;
}
type Reply = { status: number; body: unknown } | 'no answer';
type Answering = (heard: Heard) => Reply | Promise<Reply>;

/**
 * A host that answers as the test wants, at the very end of the browser's transport. For failures and races only:
 * what the real host answers is proved against the real host.
 */
export function fakeHost(answer: Answering): { calls: Heard[]; to: (path: string) => Heard[] } {
  const calls: Heard[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    withCredentials = false;
    status = 0;
    response: unknown = '';
    private readonly asked = { method: '', url: new URL('http://fake'), headers: {} as Heard['headers'] };
    open(method: string, url: string) {
      Object.assign(this.asked, { method, url: new URL(url, 'http://fake') });
    }
    setRequestHeader(name: string, value: string) {
      this.asked.headers[name.toLowerCase()] = value;
    }
    getResponseHeader = () => null;
    abort = () => this.end('abort');
    send(body: unknown) {
      const { method, url, headers } = this.asked;
      const heard: Heard = {
        method,
        path: url.pathname,
        params: Object.fromEntries(url.searchParams),
        headers,
        body: typeof body === 'string' ? JSON.parse(body) : body,
        withCredentials: this.withCredentials,
      };
      calls.push(heard);
      void Promise.resolve(answer(heard)).then((reply) => {
        if (reply === 'no answer') return this.end('error');
        this.status = reply.status;
        this.response = JSON.stringify(reply.body);
        this.end('load');
      });
    }
    private end(how: 'load' | 'error' | 'abort') {
      this.dispatchEvent(new Event(how));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return { calls, to: (path) => calls.filter((call) => call.path === path) };
}

export const ok = (data: unknown, more: object = {}): Reply => ({
  status: 200,
  body: { ...success(data), ...more },
});

export const refused = (status: number, code: string, description: string): Reply => ({
  status,
  body: failure({ code, description }, null),
});

export const sessionOf = (token: string, id = 7): Session => ({
  accessToken: token,
  user: { id, name: 'سارة', email: 'sara@example.com', lastRole: 'Admin', branchId: 1 },
  isAuthenticated: true,
  refreshTokenExpiration: '2030-01-01T00:00:00.000Z',
});

/** What our host answers to a refresh, a login and a registration. */
export const signedIn = (token: string, id = 7): Reply => {
  const { accessToken, user, refreshTokenExpiration } = sessionOf(token, id);
  return ok({ token, accessToken, user, refreshTokenExpiration });
};
