import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const tableSchema = z.object({
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.number().int().nonnegative(),
  sha256,
});
/** Nothing else is ever written into a data folder, whatever an archive calls its parts. Older ones hold mails too. */
const fileName = z
  .string()
  .regex(/^(?:(?:images|uploads)\/[0-9a-f]{32}\/[\w-]+(?:\.[\w-]+)*|outbox\/[\w-]+(?:\.[\w-]+)*)$/);

/** What an archive holds: enough to know, without a database, whether it is whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Where it came from. It can be restored into the other kind as well. */
  database: z.enum(['embedded', 'postgres']),
  serverVersion: z.string(),
  /** The migrations that had made the tables, in their order. */
  migrations: z.array(z.object({ hash: sha256, at: z.number() })),
  tables: z.record(z.string().regex(/^\w+$/), tableSchema),
  /** The last number that each counter gave; null for one that has given none. */
  sequences: z.record(z.string().regex(/^\w+$/), z.number().int().nullable()),
  files: z.record(fileName, z.object({ bytes: z.number().int().nonnegative(), sha256 })),
});
export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = z.output<typeof tableSchema>;

export const tablePart = (name: string): string => `tables/${name}.jsonl`;
export const filePart = (name: string): string => `files/${name}`;
