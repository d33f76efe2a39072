import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The built document, and what the browser may need of the files beside it. */
export interface Template {
  /** The whole document, to be drawn by the browser. */
  readonly shell: string;
  /** Style sheets in the order in which the browser would apply them. */
  readonly styles: readonly Style[];
  /** A chunk by the path of its module in the sources or by its own name, with those that it imports. */
  readonly reachedFrom: (start: string) => readonly Chunk[];
}

export interface Chunk {
  readonly key: string;
  readonly file: string;
}

export interface Style {
  /** What it comes with. */
  readonly chunk: string;
  readonly href: string;
  readonly text: string;
  /** On every page. */
  readonly isEverywhere: boolean;
  /** The names of the classes that it styles. */
  readonly classNames: readonly string[];
  /** Whether it comes with something that is loaded lazily, such as a page. */
  readonly isLazy: boolean;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
    isDynamicEntry: z.boolean().default(false),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

/** Reads what the build left in a folder; `null` where there is no site. */
export function readTemplate(webRoot: string): Template | null {
  const file = join(webRoot, 'index.html');
  if (!existsSync(file)) return null;
  const manifestFile = join(webRoot, '.vite/manifest.json');
  const manifest = existsSync(manifestFile)
    ? manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
    : {};
  const keyOf = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  return {
    shell: readFileSync(file, 'utf8'),
    styles: stylesOf(webRoot, manifest),
    reachedFrom: (start) =>
      reached(manifest, start in manifest ? start : (keyOf.get(start) ?? start)).map((key) => ({
        key,
        file: `/${manifest[key]?.file}`,
      })),
  };
}

/** A module and everything that it imports, each after what it imports itself. */
function reached(manifest: Manifest, start: string, seen = new Set<string>()): string[] {
  const chunk = manifest[start];
  if (!chunk || seen.has(start)) return [];
  seen.add(start);
  return [...chunk.imports.flatMap((key) => reached(manifest, key, seen)), start];
}

function stylesOf(webRoot: string, manifest: Manifest): Style[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const everywhere = new Set(entries.flatMap((entry) => reached(manifest, entry)));
  const seen = new Set<string>();
  return [...entries, ...pages].flatMap((from) =>
    reached(manifest, from, seen).flatMap((key) =>
      (manifest[key]?.css ?? []).map((href) => {
        const text = readFileSync(join(webRoot, href), 'utf8').trim();
        return {
          chunk: key,
          href: `/${href}`,
          text,
          isEverywhere: everywhere.has(key),
          classNames: [
            ...new Set(Array.from(text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => name ?? '')),
          ],
          isLazy: manifest[key]?.isDynamicEntry ?? false,
        };
      }),
    ),
  );
}
