import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { adminFront } from '#locales/en/admin-front.ts';
import { adminFurther } from '#locales/en/admin-further.ts';
import { front } from '#locales/en/front.ts';
import { further } from '#locales/en/further.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const first: Words = { ...front, ...adminFront };
const later: Words = { ...further, ...adminFurther };

/** What comes before all words of the panel do: its frame with its lists, and what needs none of Mantine. */
const STARTS = ['src/admin/admin-panel.tsx', 'src/admin/palette/palette.tsx'];

function filesFrom(starts: readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const file of found)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|\}).* from '([#.][^']+)';/gm,
    )) {
      const path = from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(file), from);
      if (/\.tsx?$/.test(path) && existsSync(path)) found.add(path);
    }
  return found;
}

it('what the panel says before all its words are here is among the first of them', () => {
  const files = filesFrom(STARTS);
  const keys = [...files].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/['`]([a-z]\w*)\.(\w+|\$\{)/gi),
      ([, section = '', key = '']) => ({
        file,
        section,
        key,
      }),
    ),
  );
  const known = keys.filter(({ section }) => section in first);
  expect(files.size).toBeGreaterThan(100);
  expect(known.length).toBeGreaterThan(100);
  expect(keys.filter(({ section }) => section in later)).toEqual([]);
});
