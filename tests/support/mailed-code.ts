import { expect } from '@playwright/test';
import type { BrowserHost } from './browser-host.ts';

/** The code in the newest mail to an address, once it has come. Codes that were read before are passed over. */
export async function mailedCode(
  host: BrowserHost,
  email: string,
  read: readonly string[] = [],
): Promise<string> {
  const unread = () =>
    host
      .mailsTo(email)
      .map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
      .find((code) => code !== undefined && !read.includes(code));
  await expect.poll(unread).toBeTruthy();
  return unread() ?? '';
}
