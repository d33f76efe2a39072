import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { capabilities } from '#server/resources/capabilities/registry.ts';
import { resources } from '#resources/index.ts';
import { faqs } from '#resources/faqs.ts';

const folder = new URL('../../../server/resources/', import.meta.url);

/** What makes the engine know a capability by its name, and which one. */
const NAMES: readonly [RegExp, capability: string][] = [
  [/['"`]\.\/capabilities\//, 'a module'],
  [/\bthread\b|ThreadEntry|thread_entries/, 'thread'],
  [/\btasks\b/, 'tasks'],
  [/\bconfidential\b|record_reads/, 'confidential'],
  [/\bworkflow\b|\bstartsHere\b|\.moves\b/, 'workflow'],
  [/\bsingleton\b|\bSINGLETON_ID\b/i, 'singleton'],
  [/\blist\.reorder\b|\breorder\b/, 'reorder'],
  [/\bpublicWhen\b|\bpublicIn\b/, 'visibility'],
  [/\bpublishing\b|\bpublications?\b/, 'publishing'],
  [/\bmadeFrom\b|\bmadeSlugs\b/, 'madeSlugs'],
  [/\bconflicts\b|\bconflictState\b|\bconflict_|\bparty_names\b/, 'conflicts'],
  [/\bwalls\b|\bisWalled\b|\bwallsOf\b/, 'walls'],
  [/\breplies\b|\breplyTemplates\b/, 'replies'],
  [/\blive\b(?!\/)|\bchanges\.publish\b/, 'live'],
  [/type === 'files'|\bfilesFieldOf\b|\battachments?\b/, 'files'],
  [/type === 'rows'|\bnestedRowsOf\b|\bcountKey\b|\bhasRows\b/, 'rows'],
  [/\browOf\b|\browResources\b/, 'rowOf'],
  [/\bclientNames\b|\bclient_names\b/, 'clientNames'],
  [/\bbookings?\b|\bappointment_reminders\b/, 'bookings'],
  [/\bimages?\b|\bcropped\b/, 'images'],
];

/** Where the engine has to name one, and why. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // It binds what the registry lists to each table, and does nothing else with it.
  'load-record-tables.ts': ['a module'],
  // What a resource may do beyond the engine includes hearing of its threads: a hook of Keystone's kind, by name.
  'hooks.ts': ['thread'],
  'hooks-of.ts': ['thread'],
  'thread-entry.ts': ['thread'],
  // Asked when a migration is written, never by a call: records about people have as many values as there are people.
  'kept-columns.ts': ['confidential'],
  // A wall stands in the statement itself, in what is counted beside it and in how far a jump walks: it asks whoever is
  // walled off alone, by the caller and not by the definition.
  'record-statements.ts': ['walls'],
  'page-plan.ts': ['walls'],
  'list-total.ts': ['walls'],
  'page-by-number.ts': ['walls'],
  // Nobody calls: who held the change is asked about as one who may be walled off.
  'make-held-change.ts': ['walls'],
};

const engine = readdirSync(folder).filter((name) => name.endsWith('.ts'));

/** The code alone: a comment may say for whom a rule is made. */
const codeOf = (name: string): string =>
  readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe('the engine', () => {
  it('is looked through for every capability that there is', () => {
    const watched = NAMES.map(([, capability]) => capability);
    expect(capabilities.map(({ name }) => name).filter((name) => !watched.includes(name))).toEqual([]);
  });

  it('knows no capability by name, but where there is a reason', () => {
    const named = engine.flatMap((name) => {
      const code = codeOf(name);
      const found = NAMES.filter(([pattern]) => pattern.test(code)).map(([, capability]) => capability);
      return found.length > 0 ? [[name, found] as const] : [];
    });
    expect(Object.fromEntries(named)).toEqual(EXCEPTIONS);
  });
});

describe('a definition', () => {
  const declaredBy = (resource: AnyResource) =>
    capabilities.filter(({ isDeclaredBy }) => isDeclaredBy(resource, resources)).map(({ name }) => name);
  const of = (name: string) => declaredBy(resources.find((each) => each.name === name) ?? faqs);

  it('has the capabilities that it declares, in the order of the registry, and no others', () => {
    expect(of('faqs')).toEqual(['reorder', 'live']);
    expect(of('branches')).toEqual(['live']);
    expect(of('sliders')).toEqual(['images', 'reorder', 'live']);
    expect(of('client-reviews')).toEqual(['images', 'visibility', 'reorder', 'live']);
    expect(of('service-categories')).toEqual(['rows', 'reorder', 'live']);
    expect(of('services')).toEqual(['rowOf', 'live']);
    expect(of('lawyers')).toEqual(['rows', 'images', 'madeSlugs', 'reorder', 'live']);
    expect(of('articles')).toEqual(['images', 'madeSlugs', 'publishing', 'live']);
    expect(of('site-settings')).toEqual(['singleton', 'live']);
    expect(of('requests')).toEqual([
      'rows',
      'files',
      'workflow',
      'conflicts',
      'walls',
      'tasks',
      'thread',
      'replies',
      'confidential',
      'live',
    ]);
  });
});

describe('the documents', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

  it('docs/capabilities.md has every capability, in its order, and every hook', () => {
    const document = read('docs/capabilities.md');
    expect(found(document, /^\| `(\w+)`/gm)).toEqual(capabilities.map(({ name }) => name));
    const [, hooks = ''] = read('server/resources/capability-hooks.ts').split('export interface ');
    expect(found(document, /^- `(\w+)`:/gm).toSorted()).toEqual(
      found(hooks, /^ {2}readonly (\w+)\?/gm).toSorted(),
    );
  });

  it('docs/faq-edit.md names files that are there, and as many capabilities as a FAQ declares', () => {
    const document = read('docs/faq-edit.md');
    const declared = capabilities.filter(({ isDeclaredBy }) => isDeclaredBy(faqs, resources));
    const inWords = ['none', 'one', 'two', 'three'][declared.length];
    expect(document).toContain(`of the [capabilities](capabilities.md) it declares ${inWords}:`);
    const paths = found(document, /`((?:server|src)\/[\w./-]+\.tsx?)`/g);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path = '') => !existsSync(new URL(`../../../${path}`, import.meta.url)))).toEqual(
      [],
    );
  });
});
