import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resources } from '#resources/index.ts';
import { conflictFields } from '#resources/matter-fields.ts';
import { publicationFields } from '#resources/publication-fields.ts';

const root = new URL('../../', import.meta.url);
const sources = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(new URL(`src/${path}`, root), 'utf8') }));
const server = readdirSync(new URL('server', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({
    path: `server/${path}`,
    text: readFileSync(new URL(`server/${path}`, root), 'utf8'),
  }));
const pathsOf = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('R388 forms', () => {
  it("of records are Refine's useForm, all others Mantine's, each in one place", () => {
    expect(pathsOf(/import \{[^}]*\buseForm\b[^}]*\} from '@refinedev\/mantine'/)).toEqual([
      'src/admin/refine/use-resource-form.ts',
    ]);
    expect(pathsOf(/import \{[^}]*\buseForm\b[^}]*\} from '@mantine\/form'/)).toEqual([
      'src/providers/forms/use-schema-form.ts',
    ]);
  });

  it('are drawn from one of the two, wherever somebody fills something in', () => {
    /** Nothing is filled in here: a language is pressed, a word looked for. */
    const others = ['src/ui/buttons/language-toggle.tsx', 'src/ui/fields/search-field.tsx'];
    const ours = /\.formProps\b|\bformProps\}|formRef|\bform\.handleSubmit\b/;
    const strangers = sources.filter(({ text }) => text.includes('<form') && !ours.test(text));
    expect(strangers.map(({ path }) => path).toSorted()).toEqual(others);
  });
});

it('what staff type into any form is kept as a draft, or it is said why not', () => {
  const forms = /\buse(?:SchemaForm|NoteForm|RecordForm|OwnDetails|ChangePassword)(?:<[^>]*>)?\(/;
  const withoutDraft = sources
    .filter(
      ({ path, text }) => path.startsWith('src/admin/') && forms.test(text.replaceAll(/^export .*$/gm, '')),
    )
    .filter(({ text }) => !/\buse(?:Form|Kept)Draft\b/.test(text))
    .map(({ path }) => path);
  expect(withoutDraft.toSorted()).toEqual(
    [
      // Passwords and codes, which are kept nowhere.
      'src/admin/account/change-password-form.tsx',
      'src/admin/account/proof-form.tsx',
      'src/admin/sign-in/sign-in-dialog.tsx',
      // The draft is in the hook of the form itself.
      'src/admin/form/create-dialog.tsx',
      'src/admin/form/create-screen.tsx',
      'src/admin/form/edit-screen.tsx',
      'src/admin/singleton/singleton-screen.tsx',
    ].toSorted(),
  );
});

it('R390 the router comes from react-router-dom, everywhere', () => {
  expect(pathsOf(/from 'react-router-dom'/).length).toBeGreaterThan(20);
  expect(pathsOf(/from 'react-router(?:\/[^']*)?'/)).toEqual([]);
});

it('R387 site and panel have one path to the host for records, and one for the session', () => {
  // Whoever sends a call by itself: the provider of records, and the calls of accounts behind that of the session.
  // Who sends by the network at all, however it is imported; an import of types sends nothing.
  expect(pathsOf(/(?:from|import\()\s*'(?:axios|[^']*\/axios-transport\.ts)'/)).toEqual([
    'src/providers/http/axios-transport.ts',
    'src/providers/http/preload/load-transport.ts',
  ]);
  // The one asks whether the page itself is there, the other says a last word that outlives it.
  expect(pathsOf(/(?<!\.)\bfetch\(/)).toEqual([
    'src/providers/browser/recover-stale-chunks.ts',
    'src/providers/session/send-logout.ts',
  ]);
  expect(
    pathsOf(/^import (?!type).*from '[^']*\/transport\.ts'/m)
      .filter(sendsBy)
      .toSorted(),
  ).toEqual(['src/providers/http/http.ts', 'src/providers/session/refresh-session.ts']);
  expect(pathsOf(/import \{[^}]*\bcall(?:ForFile)?\b[^}]*\} from '[^']*\/http\.ts'/).toSorted()).toEqual([
    'src/providers/records/audit-log-provider.ts',
    'src/providers/records/bulk-records.ts',
    'src/providers/records/custom.ts',
    'src/providers/records/read-records.ts',
    'src/providers/records/write-records.ts',
  ]);
});

it("R380 the panel asks by Refine's hooks: it imports neither TanStack Query nor what sends a call", () => {
  const inPanel = (pattern: RegExp) => pathsOf(pattern).filter((path) => path.startsWith('src/admin/'));
  // Types alone bring nothing.
  expect(inPanel(/^import (?!type)[^;]*from '@tanstack\/react-query'/m)).toEqual([]);
  expect(inPanel(/(?:from|import\()\s*'[^']*\/(?:http|transport|send-call|data-provider)\.ts'/)).toEqual([
    'src/admin/refine/panel-root.tsx',
    // While the panel itself is on its way, under the key of Refine's own hook.
    'src/admin/refine/prefetch-list.ts',
  ]);
});

/** The other file of that name loads it, and the host has one of its own. */
const sendsBy = (path: string): boolean => path.startsWith('src/providers/') && !path.includes('/preload/');

it('no live region is drawn with the first message in it: screen readers would say nothing', () => {
  expect(pathsOf(/(?:&&|\?)\s*\(?\s*<\w+\s[^>]*(?:role="status"|aria-live)/)).toEqual([]);
});

describe('R389 what Mantine has', () => {
  const decision = readFileSync(new URL('docs/decisions/018-where-the-panel-draws-its-own.md', root), 'utf8');
  /** Elements that Mantine has a component for. */
  const element = /<(table|button|select|textarea|dialog|details|input|progress|meter)\b/g;

  it('is drawn by hand only where the decision record says so, element by element', () => {
    const written = [...decision.matchAll(/^\| `([a-z/-]+\.tsx)` +\| ([a-z, ]+?) +\| (\S.*) \|$/gm)];
    const drawn = sources
      .filter(({ path }) => path.startsWith('src/admin/'))
      .map(({ path, text }) => [path.slice('src/admin/'.length), elementsIn(text)] as const)
      .filter(([, elements]) => elements !== '');
    expect(Object.fromEntries(written.map(([, path, elements]) => [path, elements]))).toEqual(
      Object.fromEntries(drawn),
    );
  });

  const elementsIn = (text: string) =>
    [...new Set([...text.matchAll(element)].map(([, name = '']) => name))].toSorted().join(', ');
});

it('R320 R323 a toast lasts its time, but for those that the decision record names', () => {
  const decision = readFileSync(new URL('docs/decisions/057-what-a-toast-alone-says-stays.md', root), 'utf8');
  const named = [...decision.matchAll(/^\| `([a-z/-]+\.tsx?)` +\| \S/gm)].map(
    ([, file]) => `src/admin/${file}`,
  );
  expect(pathsOf(/\bstays: (?:true|!)/).toSorted()).toEqual(named.toSorted());
});

describe('kinds of fields', () => {
  const registry = readFileSync(new URL('src/contract/field-kinds.ts', root), 'utf8');
  const [, listed = ''] = /const fieldKinds: [^=]+ = \{([^}]*)\}/.exec(registry) ?? [];
  const kinds = listed.match(/\w+/g) ?? [];
  const one = `'(${kinds.join('|')})'`;
  const named = new RegExp(
    [
      `\\btype\\)? *[!=]==? *${one}`,
      `\\bcase ${one}`,
      `extends \\{ (readonly )?type: ${one}`,
      // Which has rows is asked by `hasRows`.
      `'of' in \\w+`,
    ].join('|'),
  );
  /** The modules of the kinds, and of capabilities, which are for a kind of their own. */
  const own = /^src\/(contract|admin)\/kinds\/|^server\/resources\/capabilities\//;
  /** A part of a form that was sent is a file or a value: nothing of ours. */
  const others = ['server/http/read-form.ts', 'src/contract/has-rows.ts'];

  it('are all in the registry that this test reads', () => {
    expect(kinds).toContain('text');
    expect(kinds.length).toBeGreaterThan(15);
  });

  it('are asked what they are like, never which they are', () => {
    const files = [...sources, ...server].filter(({ path }) => !own.test(path) && !others.includes(path));
    expect(files.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('are named by no style sheet: a kind says what its cell needs', () => {
    const sheets = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({ path, text: readFileSync(new URL(`src/${path}`, root), 'utf8') }));
    const attribute = new RegExp(`data-[a-z-]+=['"]?(${kinds.join('|')})['"\\]]`);
    expect(sheets.length).toBeGreaterThan(40);
    expect(sheets.filter(({ text }) => attribute.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the engine', () => {
  const engine = [...sources, ...server].filter(({ path }) =>
    /^src\/(contract|providers|admin)\/|^server\/resources\//.test(path),
  );
  /** What is written for one resource alone: hooks, and screens of its own (`docs/custom-screen.md`). */
  const own = /^server\/resources\/hooks\/|^src\/admin\/(audit-entries|dashboard|list-views)\//;
  /** Where hooks and screens of a resource are found, by its name. */
  const registries = ['server/resources/hooks-of.ts', 'src/admin/custom-screens.ts'];
  /** Icons of the menu, which have names of their own. */
  const others = ['src/contract/menu-place.ts'];
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const oneOf = (words: readonly string[]) => `(${words.join('|')})`;
  const pascal = (name: string) =>
    name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  /** A table of several words is nothing else in any language; the audit is written by the engine itself. */
  const tables = resources
    .map(({ name }) => name.replaceAll('-', '_'))
    .filter((name) => name.includes('_') && name !== 'audit_entries');
  const named = new RegExp(
    [
      `['"\`]${oneOf(resources.map(({ name }) => name))}['"\`]`,
      `['"\`/]${oneOf(resources.map(({ endpoint }) => endpoint))}['"\`/]`,
      `\\b${oneOf(tables)}\\b`,
      // Words: a namespace that is called after it, such as `adminUsers:role`.
      `['"\`][a-z]+${oneOf(resources.map(({ name }) => pascal(name)))}['"\`:]`,
      '#resources/(?!index\\.ts|matters\\.ts)',
    ].join('|'),
  );
  const oneWord = resources.map(({ name }) => name).filter((name) => !name.includes('-'));
  /** In SQL a table of one word, too. */
  const inSql = (names: readonly string[]) =>
    new RegExp(`\\b(from|join|update|into|references|using) ${oneOf(names)}\\b`);
  /** Capabilities say who of the accounts did what, and by which office's clock. */
  const ofPeople = ['users', 'branches'];
  const inEngine = inSql(oneWord);
  const inCapability = inSql(oneWord.filter((name) => !ofPeople.includes(name)));
  const usesTable = ({ path, text }: { path: string; text: string }) =>
    (path.includes('/capabilities/') ? inCapability : inEngine).test(withoutComments(text));

  it('names no resource: it runs what a definition says', () => {
    const files = engine.filter(({ path }) => !own.test(path) && ![...registries, ...others].includes(path));
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter(({ text }) => named.test(withoutComments(text))).map(({ path }) => path)).toEqual([]);
    expect(files.filter(usesTable).map(({ path }) => path)).toEqual([]);
  });

  it('takes nothing from what is written for one resource, but where a screen is put in its place', () => {
    const taking = engine.filter(
      ({ path, text }) =>
        !own.test(path) &&
        /'(?:(?:\.{1,2}\/)+|#admin\/|#server\/resources\/)(audit-entries|dashboard|list-views|hooks)\//.test(
          withoutComments(text),
        ),
    );
    expect(taking.map(({ path }) => path).toSorted()).toEqual([
      'server/resources/hooks-of.ts',
      'src/admin/admin-routes.tsx',
      'src/admin/custom-screens.ts',
      // The views of a list are kept as records.
      'src/admin/list/list-screen.tsx',
    ]);
  });
});

describe('a resource', () => {
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const migrations = readdirSync(new URL('server/db/migrations', root))
    .filter((path) => path.endsWith('.sql'))
    .map((path) => read(`server/db/migrations/${path}`));
  /** What the two lists name, a line or a word each. */
  const listed = [
    /const content = \[([^\]]*)\]/.exec(read('src/resources/index.ts')),
    /const matterResources = \[([^\]]*)\]/.exec(read('src/resources/matters.ts')),
  ]
    .flatMap((found) => found?.[1]?.split(',') ?? [])
    .map((word) => word.trim());
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const shown = resources.map(({ name }) => name);
  /** They were longer before the bound was set, and grow no further. */
  const longer: Readonly<Record<string, number>> = {
    branches: 81,
    consultations: 100,
    lawyers: 97,
    requests: 85,
    users: 117,
  };
  /** Made of what others are: each is a function of the list, with a line of its own below it. */
  const ofOthers = ['audit-entries', 'list-views'];

  it('is a definition of at most 80 lines', () => {
    const lines = shown.map(
      (name) => [name, read(`src/resources/${name}.ts`).split('\n').length - 1] as const,
    );
    expect(lines.filter(([name, count]) => count > (longer[name] ?? 80))).toEqual([]);
  });

  it('has a table, one migration that makes it, and its one line in a list', () => {
    const found = shown
      .filter((name) => !ofOthers.includes(name))
      .map((name) => ({
        name,
        tables: server.filter(({ path }) => path === `server/db/tables/${name}.ts`).length,
        migrations: migrations.filter((sql) => sql.includes(`CREATE TABLE "${name.replaceAll('-', '_')}"`))
          .length,
        lines: listed.filter((word) => word === camel(name)).length,
      }));
    expect(found).toEqual(found.map(({ name }) => ({ name, tables: 1, migrations: 1, lines: 1 })));
  });
});

describe('the engine of the panel', () => {
  /** Capabilities' modules, what each of them draws, and the dashboard, which is about matters alone. */
  const own =
    /^src\/admin\/(capabilities|bookings|conflicts|thread|tasks|rows|reorder|live|singleton|publishing|workflow|dashboard)\//;
  const engine = sources.filter(({ path }) => path.startsWith('src/admin/') && !own.test(path));
  const declared =
    /(?<![-\w])(thread|tasks|workflow|singleton|reorder|live|confidential|portal|publishing|clash|publicWhen|publicIn|resource\.conflicts|conflictState|replyTemplates|madeFrom)(?![-\w])/;
  const imported =
    /'\.{1,2}\/(bookings|thread|tasks|conflicts|rows|reorder|live|singleton|publishing|workflow)\/|'#contract\/(thread|tasks|conflicts|replies|publishing|workflow|define-singleton|reorder|portal|matter|appointments)\.ts'|'#providers\/calls\/free-slots-call\.ts'/;
  const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  /** Fields of a capability, which are read by their names. */
  const keys = Object.keys({ ...conflictFields, ...publicationFields });
  const fields = new RegExp(`['"](${keys.join('|')})['"]`);
  /** Words and addresses may have a capability's name. */
  const withoutTexts = (code: string) => code.replace(/'[^'\n]*'|"[^"\n]*"/g, '');

  it('asks no definition for a capability: it draws what the registry has for what is declared', () => {
    const named = engine
      .map(({ path, text }) => ({ path, code: codeOf(text) }))
      .filter(({ code }) => declared.test(withoutTexts(code)) || fields.test(code));
    expect(engine.length).toBeGreaterThan(200);
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  it('takes nothing from a capability, but where rows are part of a form', () => {
    const taking = engine.filter(({ text }) => imported.test(codeOf(text))).map(({ path }) => path);
    expect(taking.toSorted()).toEqual([
      // A row is named where something is wrong in it or both have changed it, and has values of its own to begin with.
      'src/admin/form/conflict-places.ts',
      'src/admin/form/error-summary.tsx',
      'src/admin/form/form-values.ts',
      // The kind of field that rows are.
      'src/admin/kinds/rows-input.tsx',
      'src/admin/kinds/rows-show.tsx',
    ]);
  });
});
