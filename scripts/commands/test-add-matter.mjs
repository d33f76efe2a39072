// `npm run test:add-matter`: follows «Add a kind of matter» of docs/portal.md to the letter, on a copy of the project,
// and runs the checks that must pass without any other edit.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
// Outside the project: what git and the linter ignore in it they would ignore in the copy too.
const copy = mkdtempSync(join(tmpdir(), 'add-matter-'));
const bin = join(copy, 'node_modules/.bin');
const left = new Set(['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report']);
for (const name of readdirSync(project).filter((entry) => !left.has(entry))) {
  cpSync(join(project, name), join(copy, name), { recursive: true });
}

try {
  const guide = readFileSync(join(project, 'docs/portal.md'), 'utf8');
  for (const path of [
    'src/resources/document-attestations.ts',
    'server/db/tables/document-attestations.ts',
  ]) {
    writeFileSync(join(copy, path), blockOf(guide, path));
  }
  addLine(join(copy, 'src/resources/matters.ts'), blockOf(guide, 'src/resources/matters.ts'));
  bringModules();
  run('npm', ['run', '--silent', 'db:generate', '--', '--name=document-attestations']);
  run(join(bin, 'prettier'), ['--check', 'src/resources', 'server/db/tables']);
  run(join(bin, 'tsc'), ['-p', '.']);
  run(join(bin, 'oxlint'), ['--deny-warnings', 'src', 'server']);
  run(join(bin, 'vitest'), [
    'run',
    '--project',
    'contract',
    '--project',
    'server',
    '--project',
    'server-isolated',
    'tests/contract',
    'tests/server/matters',
    'tests/server/privacy',
    'tests/server/dashboard.test.ts',
    'tests/server/env.test.ts',
    'tests/server/http/surface.test.ts',
    'tests/server/http/openapi.test.ts',
    'tests/server/resources/access.test.ts',
  ]);
  run(join(bin, 'vitest'), [
    'run',
    '--project',
    'browser-units',
    '--project',
    'browser-units-isolated',
    'tests/public-site',
    'tests/providers/live',
    'tests/admin/screens.test.tsx',
    'tests/admin/menu.test.tsx',
    'tests/admin/record-form.test.tsx',
  ]);
  process.stdout.write('The kind of matter of docs/portal.md works, with no other edit.\n');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The code block under the step that names this path. */
function blockOf(guide, path) {
  const found = guide.split(`\`${path}\`**`)[1]?.match(/```ts\n([\s\S]*?)```/)?.[1];
  if (!found) throw new Error(`docs/portal.md has no step for ${path}`);
  return found;
}

/** Step 2 shows an import to add, and the list with one name more. */
function addLine(file, block) {
  const [importLine = '', listLine = ''] = block.split('\n').filter(Boolean);
  const source = readFileSync(file, 'utf8');
  const list = /^export const matterResources = .*$/m;
  if (!list.test(source)) throw new Error('Step 2 of docs/portal.md shows a list that is not there');
  writeFileSync(file, source.replace(list, listLine).replace(/^import \{/m, `${importLine}\nimport {`));
}

/** The packages as they are here, by hard links where the disk is the same; else as the lock file says. */
function bringModules() {
  try {
    execFileSync('cp', ['-al', join(project, 'node_modules'), join(copy, 'node_modules')], {
      stdio: 'ignore',
    });
    rmSync(join(copy, 'node_modules/.vite'), { recursive: true, force: true });
  } catch {
    rmSync(join(copy, 'node_modules'), { recursive: true, force: true });
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  }
}

function run(command, parts) {
  process.stdout.write(`\n> ${command.replace(`${bin}/`, '')} ${parts.join(' ')}\n`);
  execFileSync(command, parts, { cwd: copy, stdio: 'inherit' });
}
