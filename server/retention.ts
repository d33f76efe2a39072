import { resolve } from 'node:path';
import { openBesideHost } from './db/open-database.ts';
import { parseEnv } from './env.ts';
import { createFileStore } from './files/file-store.ts';
import { applyRule, countDue } from './privacy/retention.ts';
import { retentionRules } from './privacy/retention-rules.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Says what has been kept for as long as the rules of server/privacy/retention-rules.ts allow, and removes it when told to.

  npm run retention                 only counts
  npm run retention -- --apply      removes it, also while the host runs

What cannot come back: take a backup before. What clients sent stays while there is a reason for a legal hold.
`;

await runCommand({ usage: USAGE, options: { apply: { type: 'boolean' } } }, async ({ values }) => {
  const env = parseEnv(process.env);
  const isApplied = values['apply'] === true;
  const { pool, close } = await openBesideHost(env);
  try {
    const host = {
      pool,
      files: createFileStore({ pool, dataDir: resolve(env.dataDir) }),
      // Screens that are open elsewhere find it gone when they next ask.
      changes: { publish: () => undefined },
      fanOut: { publish: () => undefined },
      log: { warn: (_detail: object, message: string) => void process.stderr.write(`${message}\n`) },
    };
    const lines: string[] = [];
    for (const rule of retentionRules) {
      const count = isApplied ? await applyRule(host, rule) : await countDue(pool, rule);
      lines.push(`${String(count).padStart(8)}  ${rule.what}, after ${rule.period}: ${rule.reason}`);
    }
    return [
      isApplied ? 'Removed:' : 'Past their term (nothing was removed; --apply does it):',
      ...lines,
    ].join('\n');
  } finally {
    await close();
  }
});
