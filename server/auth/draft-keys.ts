import { hkdfSync } from 'node:crypto';

export interface DraftKeys {
  /** The key of one account, in base64url. */
  readonly of: (userId: number) => string;
}

/** Derives the keys, so that none is stored and each is the same on every host of the installation. */
export const createDraftKeys = (secret: Uint8Array): DraftKeys => ({
  of: (userId) =>
    Buffer.from(hkdfSync('sha256', secret, '', `drafts of account ${userId}`, 32)).toString('base64url'),
});
