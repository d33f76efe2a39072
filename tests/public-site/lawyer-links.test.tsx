import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { matterPath } from '#contract/matter.ts';
import { lawyerPath } from '#contract/pages.ts';
import { matters } from '#resources/matters.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { inLanguages } from '#tests/support/in-languages.ts';
import { freeDay, mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

/** Who is meant, and a lawyer of the same name who stands before them on the site. */
const MEANT = 5;
const NAMESAKE = 4;

const { host } = await shareBridgedHost(leaveSite);
const on = mattersOn(host);
const query = (text: string, values: unknown[]) => host.database.pool.query(text, values);
const colleague = await host.userIdOf('CustomerService');
const [{ slug }] = z
  .tuple([z.object({ slug: z.string() })])
  .parse((await query('select slug from lawyers where id = $1', [MEANT])).rows);

beforeEach(async () => {
  await query('update lawyers set deleted_at = null where id = $1', [MEANT]);
  await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
});

/** What somebody is called in a language; a namesake is called the same. */
async function nameOf(table: 'users' | 'lawyers', id: number, language: Language): Promise<string> {
  const name = table === 'users' ? 'full_name' : 'name';
  await query(
    `update lawyers set name_ar = named.${name}_ar, name_en = named.${name}_en from ${table} named
     where named.id = $1 and lawyers.id = $2`,
    [id, NAMESAKE],
  );
  const { rows } = await query(`select ${name}_${language} as name from ${table} where id = $1`, [id]);
  return z.tuple([z.object({ name: z.string() })]).parse(rows)[0].name;
}

for (const { each: kind, language, tags } of inLanguages(matters))
  it(
    `whoever takes care of one of ${kind.name} was linked to another lawyer of their name: ${language}`,
    { tags },
    async () => {
      const { id } = await on.send(kind);
      await query('update users set lawyer_id = $2 where id = $1', [colleague, MEANT]);
      await query(`update ${matterTable(kind)} set assignee_id = $2 where id = $1`, [id, colleague]);
      const name = await nameOf('users', colleague, language);
      const { unmount } = await openSite(matterPath(kind, id), { language });
      const facts = async () => within(await screen.findByRole('complementary'));
      const link = await (await facts()).findByRole('link', { name });
      expect(link).toHaveAttribute('href', lawyerPath(slug));
      unmount();
      // Without a page of their own they are named alone, whatever others are called.
      await query('update lawyers set deleted_at = now() where id = $1', [MEANT]);
      await openSite(matterPath(kind, id), { language });
      expect(await (await facts()).findByText(name)).toBeVisible();
      expect(screen.queryByRole('link', { name })).toBeNull();
    },
  );

const met = matters.filter(({ portal }) => portal.calendar?.with !== undefined);
let day = 2;
for (const { each: kind, language, tags } of inLanguages(met))
  it(
    `whom a client meets for one of ${kind.name} was linked to another lawyer of their name: ${language}`,
    { tags },
    async () => {
      const { id } = await on.send(kind);
      const body = { scheduledAt: freeDay((day += 1)), consultantId: MEANT };
      expect((await on.move(kind, 'schedule', id, { body })).status).toBe(200);
      const name = await nameOf('lawyers', MEANT, language);
      await openSite(matterPath(kind, id), { language });
      const links = await screen.findAllByRole('link', { name });
      for (const link of links) expect(link).toHaveAttribute('href', lawyerPath(slug));
    },
  );
