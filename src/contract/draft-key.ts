import { z } from 'zod';

/** How long a browser keeps what staff have typed and not saved. */
export const DRAFT_DAYS = 7;

/** GET: the key of an account's drafts. Without a session nobody is told it. */
export const DRAFT_KEY_CALL = '/api/Auth/GetDraftKey';

/** By which a browser seals what somebody has typed and not saved: 32 bytes for AES-GCM, the same for as long as the account lives. */
export const draftKeySchema = z.object({ key: z.base64url() });
