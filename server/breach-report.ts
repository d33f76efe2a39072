import { z } from 'zod';
import { resources } from '#resources/index.ts';
import { openBesideHost } from './db/open-database.ts';
import { parseEnv } from './env.ts';
import { breachReport, knownReaders } from './privacy/breach-report.ts';
import { breachText } from './privacy/breach-text.ts';
import { loadRecordTables } from './resources/load-record-tables.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Says who of the staff saw which client's records, and from when to when.

  npm run breach-report -- [--account <email>] [--session <id>] [--from <time>] [--to <time>] [--json]

Times are ISO 8601, such as 2026-03-14T09:00Z; without them the last 72 hours.
`;
const optionsSchema = z.object({
  account: z.string().trim().toLowerCase().optional(),
  session: z.uuid().optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

const options = {
  account: { type: 'string' },
  session: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
} as const;

await runCommand({ usage: USAGE, options }, async ({ values }) => {
  const asked = optionsSchema.safeParse(values);
  if (!asked.success) throw new CommandError(USAGE);
  const { account, session, from, to } = asked.data;
  const now = Date.now();
  // Nobody stops the host to learn who broke in.
  const { pool, close } = await openBesideHost(parseEnv(process.env));
  try {
    for (const [named, isKnown] of await knownReaders(pool, { email: account, sessionId: session }))
      // An empty report is read as that nobody was affected.
      if (!isKnown) throw new CommandError(`There is no ${named}.`);
    const report = await breachReport(pool, await loadRecordTables(resources), {
      email: account,
      sessionId: session,
      from: from ?? new Date(now - 72 * 3_600_000).toISOString(),
      to: to ?? new Date(now).toISOString(),
    });
    return values['json'] === true
      ? JSON.stringify(report, null, 2)
      : breachText(report, new Date(now).toISOString());
  } finally {
    await close();
  }
});
