// `npm run db:generate -- --name=what-changed`: writes the migration that brings the tables to what
// `server/db/tables` says, and the totals that are kept to what the definitions say.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '#server/db/migrate.ts';
import { missingTotals } from '../lib/missing-totals.ts';
import { projectRoot } from '../lib/project-root.mjs';

// What the migrator splits a file at.
const BREAK = '\n--> statement-breakpoint\n';

const given = process.argv.slice(2);
const generate = (...more: string[]) =>
  execFileSync(join(projectRoot, 'node_modules/.bin/drizzle-kit'), ['generate', ...given, ...more], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
const migrations = (): string[] => readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

const before = migrations();
generate();
const statements = await missingTotals();
if (statements.length > 0) {
  const isAlone = migrations().length === before.length;
  if (isAlone) generate('--custom');
  const file = join(migrationsFolder, migrations().toSorted().at(-1) ?? '');
  if (isAlone) writeFileSync(file, statements.join(BREAK));
  else appendFileSync(file, statements.map((statement) => BREAK + statement).join(''));
  process.stdout.write(`It keeps the totals of ${statements.length} tables.\n`);
}
