import { benchSession } from './hand-lists.ts';
import { signIn } from './sign-in.ts';
import { startServer } from './start-server.ts';

/** A running server and the token it takes. */
export interface Target {
  url: string;
  token: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The host, with its Admin signed in. */
export async function startHost(file: string, env: Record<string, string>): Promise<Target> {
  // A run may be longer than a token lives.
  const { url, pid, stop } = await startServer(file, { PORT: '0', ACCESS_TOKEN_MINUTES: '1440', ...env });
  return { url, pid, stop, token: (await signIn(url)).accessToken };
}

/** One of the servers that are written by hand. */
export async function startByHand(file: string, databaseUrl: string): Promise<Target> {
  const { url, pid, stop } = await startServer(file, { DATABASE_URL: databaseUrl });
  return { url, pid, stop, token: benchSession.token };
}
