import type { PoolClient } from 'pg';
import { imageSchema } from '#contract/images.ts';

/**
 * Is what a record is about to name a stored picture, with the size it says? It is then safe from the sweep for
 * days: by the end of the transaction the record names it. A picture that the sweep was quicker with is not stored any more.
 * @param value the value of an image field; null names nothing
 */
export async function holdImage(client: PoolClient, value: unknown): Promise<boolean> {
  const { data: image } = imageSchema.safeParse(value);
  if (!image) return value === null || value === undefined;
  // An update, not a lock: a sweep that waits for this row looks at it again.
  const { rowCount } = await client.query(
    'update images set held_at = now() where key = $1 and width = $2 and height = $3',
    [image.key, image.width, image.height],
  );
  return rowCount === 1;
}
