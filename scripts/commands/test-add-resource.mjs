// `npm run test:add-resource`: follows «Add a resource in five minutes» of the README to the letter, on a copy of
// the project, and runs the checks that must pass without any other edit.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
// Outside the project: what git and the linter ignore in it they would ignore in the copy too.
const copy = mkdtempSync(join(tmpdir(), 'add-resource-'));
const bin = join(copy, 'node_modules/.bin');
const left = new Set(['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report']);
for (const name of readdirSync(project).filter((entry) => !left.has(entry))) {
  cpSync(join(project, name), join(copy, name), { recursive: true });
}

try {
  const readme = readFileSync(join(project, 'README.md'), 'utf8');
  for (const path of ['src/resources/notices.ts', 'server/db/tables/notices.ts']) {
    writeFileSync(join(copy, path), blockOf(readme, path));
  }
  addLines(join(copy, 'src/resources/index.ts'), blockOf(readme, 'src/resources/index.ts'));
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  run('npm', ['run', '--silent', 'db:generate', '--', '--name=notices']);
  run(join(bin, 'tsc'), ['-p', '.']);
  run(join(bin, 'oxlint'), ['--deny-warnings', 'src', 'server']);
  run(join(bin, 'vitest'), [
    'run',
    '--project',
    'contract',
    '--project',
    'server',
    'tests/contract',
    'tests/server/resources',
    'tests/server/http',
    'tests/server/privacy',
  ]);
  run(join(bin, 'vitest'), ['run', '--project', 'browser-units', 'tests/admin']);
  process.stdout.write('The resource of the README works, with no other edit.\n');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The code block under the step that names this path. */
function blockOf(readme, path) {
  const found = readme.split(`\`${path}\`**`)[1]?.match(/```ts\n([\s\S]*?)```/)?.[1];
  if (!found) throw new Error(`The README has no step for ${path}`);
  return found;
}

/** Step 2 shows an import to add, and under the list's first line the line that is new in it. */
function addLines(file, block) {
  const [importLine = '', listLine = '', newLine = ''] = block.split('\n').filter(Boolean);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(`\n${listLine}\n`))
    throw new Error(`Step 2 of the README shows a list that is not there: ${listLine}`);
  writeFileSync(
    file,
    source
      .replace(`\n${listLine}\n`, `\n${listLine}\n${newLine}\n`)
      .replace(/^import \{/m, `${importLine}\nimport {`),
  );
}

function run(command, parts) {
  process.stdout.write(`\n> ${command.replace(`${bin}/`, '')} ${parts.join(' ')}\n`);
  execFileSync(command, parts, { cwd: copy, stdio: 'inherit' });
}
