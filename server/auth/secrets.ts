import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';

/** One key for each purpose, so that nothing signed for one is ever taken for another. 32 bytes each. */
export interface Secrets {
  readonly accessTokens: Uint8Array<ArrayBuffer>;
  readonly refreshCookies: Uint8Array<ArrayBuffer>;
  readonly codes: Uint8Array<ArrayBuffer>;
  /** Secrets of authenticator apps, and recovery codes. */
  readonly secondFactors: Uint8Array<ArrayBuffer>;
  /** What staff have typed and not saved, on their own devices. */
  readonly drafts: Uint8Array<ArrayBuffer>;
  /** Links that show a draft. */
  readonly previews: Uint8Array<ArrayBuffer>;
  /** Connections to the hub. */
  readonly connections: Uint8Array<ArrayBuffer>;
  /** What installations that share a Redis are told apart by. */
  readonly installation: Uint8Array<ArrayBuffer>;
}

/** What installations that share a Redis name their channels and counters by. */
export const installationOf = ({ installation }: Pick<Secrets, 'installation'>): string =>
  `yamama-fustat:${Buffer.from(installation).toString('hex', 0, 8)}`;

/**
 * Derives the keys from SECRET_KEY, or from the secret that the first start leaves in the data folder.
 * Throws when that file cannot be read or written, or holds no secret.
 */
export async function loadSecrets(env: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Secrets> {
  const secret = env.secretKey ?? (await keptSecret(path.join(env.dataDir, 'secret.key')));
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    accessTokens: derive('access tokens'),
    refreshCookies: derive('refresh cookies'),
    codes: derive('password codes'),
    secondFactors: derive('second factors'),
    drafts: derive('drafts'),
    previews: derive('previews'),
    connections: derive('hub connections'),
    installation: derive('installation'),
  };
}

async function keptSecret(file: string): Promise<string> {
  const known = await secretIn(file);
  if (known !== null) return known;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await leaveSecret(file);
  const secret = await secretIn(file);
  if (secret === null) throw new Error(`The secret in ${file} disappeared while it was being written.`);
  return secret;
}

async function secretIn(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  // A copy or a restored backup often comes back open to everyone on the machine.
  await chmod(file, 0o600);
  const secret = text.trim();
  if (secret.length < 32) throw new Error(`${file} holds no secret: remove it, or set SECRET_KEY.`);
  return secret;
}

/** Two processes may start at once: the link is made by one of them, and both read what it holds. */
async function leaveSecret(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(48).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
