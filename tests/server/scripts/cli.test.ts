import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const program = readFileSync('scripts/cli.mjs', 'utf8');

it('every command of the one program can be typed as npm run, under the same name', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/cli.mjs', 'nothing'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const verbs = stderr.replace(/^.*?: |\.\s*$/g, '').split(', ');
  const typed = Object.entries(scripts).filter(([, command]) => command.includes('scripts/cli.mjs'));
  expect(typed.map(([name]) => name).toSorted()).toEqual(verbs.toSorted());
  for (const [name, command] of typed) expect(command).toBe(`node scripts/cli.mjs ${name}`);
});

it('every command has its file', () => {
  const files = [...program.matchAll(/file: '([^']+)'/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
