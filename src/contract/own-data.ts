import { z } from 'zod';
import { dayIn } from './day-in.ts';
import { FIRM_ZONE } from './firm-zone.ts';
import { userInfoSchema } from './session.ts';

/** The calls by which clients see and take what the firm holds of them. */
export const ownDataCalls = {
  read: '/api/OwnData/Get',
  export: '/api/OwnData/Export',
  page: '/api/OwnData/ExportPage',
} as const;

/** Which version of the notice was shown for what, and when. */
export const consentSchema = z.object({
  /** `account`, `message`, or the key of a portal. */
  purpose: z.string(),
  recordId: z.number().nullable(),
  version: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
});

/** What the firm holds of a person, at a glance; the copy to take along has all of it. */
export const ownDataSchema = z.object({
  account: userInfoSchema
    // The picture is a file of the copy.
    .omit({ name: true, lastRole: true, version: true, profileImage: true })
    .extend({ branch: z.string().nullable() }),
  consents: z.array(consentSchema),
  /**
   * How many there are, by what they are: the names of resources, `files`, `notes`. Messages of the contact page only
   * where whoever has the account has read a mail at its address.
   */
  counts: z.record(z.string(), z.number()),
});
export type OwnData = z.infer<typeof ownDataSchema>;

/** The name of a copy: by the day on the firm's clock. */
export const ownDataName = (now: Date, end: 'zip' | 'html'): string =>
  `my-data-${dayIn(now, FIRM_ZONE)}.${end}`;
