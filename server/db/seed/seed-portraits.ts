import type { Pool } from 'pg';
import type { ImageStore } from '../../images/image-store.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoContent } from './demo-content.ts';
import { drawPortrait } from './draw-portrait.ts';

/** Draws the portraits of the demo lawyers and stores them as an Admin's uploads, focused on the head. */
export async function seedPortraits(pool: Pool, images: Pick<ImageStore, 'add'>): Promise<void> {
  const admin = demoAccounts.findIndex(({ role }) => role === 'Admin') + 1;
  for (const { slug, portrait } of demoContent().lawyers) {
    const photo = { ...(await images.add(await drawPortrait(portrait), admin)), focusY: 0.45 };
    await pool.query('update lawyers set photo = $1 where slug = $2', [JSON.stringify(photo), slug]);
  }
}
