import axios, { type AxiosAdapter } from 'axios';
import { failure, success } from '#contract/envelope.ts';
import { sessionOf } from './session-of.ts';

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
  const adapter: AxiosAdapter = async (config) => {
    const heard: Heard = {
      method: String(config.method).toUpperCase(),
      path: `${config.baseURL ?? ''}${config.url ?? ''}`,
      params: { ...config.params },
      headers: Object.fromEntries(
        Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      withCredentials: config.withCredentials === true,
    };
    calls.push(heard);
    const reply = await answer(heard);
    if (reply === 'no answer') throw new axios.AxiosError('Network Error', axios.AxiosError.ERR_NETWORK);
    return { data: reply.body, status: reply.status, statusText: '', headers: {}, config };
  };
  // The transport makes its instance when it is first loaded, which a test does after this.
  axios.defaults.adapter = adapter;
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

/** What our host answers to a refresh, a login and a registration. */
export const signedIn = (token: string, id = 7): Reply => {
  const { accessToken, user, refreshTokenExpiration } = sessionOf(token, id);
  return ok({ token, accessToken, user, refreshTokenExpiration });
};
