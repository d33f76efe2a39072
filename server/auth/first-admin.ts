import type { Pool } from 'pg';
import { z } from 'zod';
import { emailSchema } from '#contract/kinds/email.ts';
import { textSchema } from '#contract/value-schemas.ts';
import { describeField, issuesOf } from '#contract/issues.ts';
import { passwordIssue } from '#contract/password-policy.ts';
import type { Env } from '../env.ts';
import { withTransaction } from '../db/transaction.ts';
import { writeAudit } from '../resources/audit.ts';
import { policyOf } from '../password-policy.ts';
import { CommandError } from '../run-command.ts';
import { hashPassword } from './passwords.ts';

const schema = z.object({
  email: emailSchema(),
  nameAr: textSchema({ max: 100 }),
  nameEn: textSchema({ max: 100 }),
});
export type FirstAdmin = z.infer<typeof schema>;

/** Checks what the command was given. Throws CommandError, which names every wrong option. */
export function checkFirstAdmin(given: Readonly<Record<string, unknown>>): FirstAdmin {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = Object.entries(issuesOf(parsed.error));
  throw new CommandError(
    problems.map(([key, issue]) => `${OPTIONS[key]}: ${describeField(issue, 'en')}`).join('\n'),
  );
}

const OPTIONS: Readonly<Record<string, string>> = {
  email: '--email',
  nameAr: '--name-ar',
  nameEn: '--name-en',
};

/** Creates the Admin with whom everything starts. Throws CommandError when there is one already. */
export async function createFirstAdmin(
  { pool, env }: { pool: Pool; env: Env },
  { email, nameAr, nameEn, password }: FirstAdmin & { password: string },
): Promise<void> {
  const issue = passwordIssue(password, [email, nameAr, nameEn], policyOf(env));
  if (issue) throw new CommandError(describeField(issue, 'en'));
  const passwordHash = await hashPassword(password);
  await withTransaction(pool, async (client) => {
    // Nobody else may make one between the question and the answer.
    await client.query('lock table users in share row exclusive mode');
    const admins = await client.query(`select from users where role = 'Admin' and deleted_at is null`);
    if (admins.rowCount !== 0)
      throw new CommandError('There is an Admin already: further accounts are opened in the panel.');
    const { rows } = await client.query<{ id: number }>(
      `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, password_hash, role)
       values ($1, $2, $3, '', '', $4, 'Admin')
       on conflict (email) where deleted_at is null do nothing returning id`,
      [nameAr, nameEn, email, passwordHash],
    );
    const [created] = rows;
    if (!created) throw new CommandError(`${email} has an account already.`);
    await writeAudit(client, {
      resource: 'users',
      recordId: created.id,
      record: { ar: nameAr, en: nameEn },
      operation: 'firstAdmin',
      caller: null,
      changes: {},
    });
  });
}
