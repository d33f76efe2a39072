/** What rolldown tells of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

export type Chunk =
  | 'foundation'
  | 'common'
  | 'shared'
  | 'later'
  | 'fields'
  | 'inputs'
  | 'sign-in'
  | 'calls'
  | 'own-calls'
  | 'sending'
  | 'definitions'
  | 'matters'
  | 'live'
  | 'signed-in'
  | 'panel'
  | 'drops'
  | 'forms';

const FOUNDATION =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|use-sync-external-store|void-elements|html-parse-stringify|cookie|set-cookie-parser)[\\/]/;
/** What the front page does without, though the library's front file names it: several queries in one hook. */
const MANY_QUERIES = /[\\/]@tanstack[\\/].*[\\/](useQueries|queriesObserver)\.js$/;
/** What a module needs only to call the host: the schemas of its answers. */
const CALLS = /[\\/]node_modules[\\/]zod[\\/]/;
/** What sends it, which the first rows of a list do without. */
const SENDING = /[\\/](node_modules[\\/]axios[\\/]|src[\\/]providers[\\/]http[\\/]axios-transport\.ts$)/;
/**
 * Not the live connection: its library would come with the first call of every visitor. Nor the hooks of single pages:
 * a form's would bring what forms are made of.
 */
const CALLING = /[\\/]src[\\/](contract|providers)[\\/](?!live[\\/]|notifications[\\/]|.*[\\/]use-)/;
/** What a module needs of them once it calls the host. */
const DEFINITIONS = /[\\/]src[\\/]resources[\\/]/;
const PAGE = /[\\/]src[\\/]public-site[\\/].*-page\.tsx$/;
const ADMIN = /[\\/]src[\\/]admin[\\/]/;
/**
 * What this part of the public site's pages needs comes with the first of them. A larger part leaves small chunks to the
 * front page, which compress badly; a smaller one makes the other pages bring what they do without.
 */
const PART_OF_PAGES = 0.15;

/**
 * Which modules come together. Many small chunks compress badly and cost a request each, so there is one for what
 * never changes, one for what the panel and the site have in common, one for what only the site's pages share, one for
 * calling the host, one for what only forms and accounts call, one for what sends, one for what every form of the site
 * is made of, one for the inputs that most have, one for what those of signing in have besides, one for the panel up to
 * its first row, one for the news of whoever is signed in, and one for their part of the header; what the front page can
 * do without comes later. Whose page needs a module decides, not how many chunks do: a new screen of the panel changes
 * nothing of the public site.
 */
export function codeSplitting() {
  let chunkOf: ((id: string) => Chunk | null) | undefined;
  return {
    // Each set below has all that its modules need, or another one has.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'by who needs it',
        name: (id: string, modules: Modules) => (chunkOf ??= planOf(modules))(id),
      },
    ],
  };
}

function planOf(modules: Modules): (id: string) => Chunk | null {
  const statics = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const lazies = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const source = (path: string) => {
    const id = `${process.cwd()}/src/${path}`;
    if (!modules.getModuleInfo(id))
      throw new Error(`The chunks are planned from src/${path}, which nothing imports.`);
    return id;
  };

  const site = reach([source('main.tsx')], (id) =>
    [...statics(id), ...lazies(id)].filter((next) => !ADMIN.test(next)),
  );
  const pages = new Set([...site].flatMap(lazies).filter((id) => PAGE.test(id)));
  const start = reach([source('main.tsx')], statics);
  const pagesOf = new Map<string, number>();
  for (const page of pages)
    for (const id of reach([page], statics)) pagesOf.set(id, (pagesOf.get(id) ?? 0) + 1);
  const home = source('public-site/home/home-page.tsx');
  const front = reach([source('main.tsx'), home], statics);
  const elsewhere = reach(
    [...site].flatMap(lazies).filter((id) => id !== home && site.has(id)),
    statics,
  );
  // Of a few bytes, and in many places: its name in the list of files alone would be longer.
  const atom = source('ui/text/whole-numbers.module.css');
  const ahead = reach([source('admin/refine/prefetch-list.ts')], statics);
  const panel = reach([source('admin/admin-panel.tsx')], statics);
  const drops = reach(
    ['panel-theme.tsx', 'actions/row-menu.tsx', 'dropdown/dropdown-panel.tsx'].map((file) =>
      source(`admin/${file}`),
    ),
    statics,
  );
  const live = reach(
    [
      'providers/live/live-updates.tsx',
      'ui/notifications/bell-badge.tsx',
      'ui/notifications/bell-panel.tsx',
    ].map(source),
    statics,
  );
  const signedIn = reach(
    ['signed-in-corner.tsx', 'account-entries.tsx'].map((file) => source(`public-site/frame/${file}`)),
    statics,
  );
  const fields = reach(
    [
      'providers/forms/use-schema-form.ts',
      'ui/fields/form-failure.tsx',
      'public-site/sign-in/form.module.css',
      'providers/browser/drafts.ts',
      'public-site/sending/send-waiting.ts',
      'public-site/sending/keep-from-reload.ts',
    ].map(source),
    statics,
  );
  const inputs = reach(
    ['text-field.tsx', 'select-field.tsx'].map((file) => source(`ui/fields/${file}`)),
    statics,
  );
  const signIn = new Set(
    ['public-site/sign-in/consent-field.tsx', 'ui/fields/second-factor-field.tsx'].map(source),
  );
  const forms = reach([source('admin/form/record-form.tsx')], statics);
  const matters = reach([source('resources/matters.ts')], statics);
  const beyondMatters = new Set(
    [...pages]
      .map((page) => reach([page], statics))
      .filter((needed) => ![...needed].some((id) => DEFINITIONS.test(id) && matters.has(id)))
      .flatMap((needed) => [...needed]),
  );
  const needsCalls = (id: string) => [...reach([id], statics)].some((needed) => CALLS.test(needed));
  const calling = reach(
    [...site].filter((id) => !pages.has(id) && needsCalls(id)),
    statics,
  );
  const withoutCalls = reach(
    [...site].filter((id) => pages.has(id) || start.has(id) || !(calling.has(id) || needsCalls(id))),
    (id) => statics(id).filter((next) => !needsCalls(next)),
  );

  return (id) => {
    if (MANY_QUERIES.test(id)) return null;
    if (FOUNDATION.test(id) && start.has(id)) return 'foundation';
    if (SENDING.test(id)) return 'sending';
    if (id === atom) return 'common';
    const isOfSite = site.has(id);
    const isCommon = isOfSite && (start.has(id) || ahead.has(id) || panel.has(id));
    const isShared = isOfSite && (pagesOf.get(id) ?? 0) >= PART_OF_PAGES * pages.size;
    // A definition calls nothing; it comes after what calls, which asks for none when it is read.
    if (isOfSite && DEFINITIONS.test(id) && !front.has(id)) {
      if (!pagesOf.has(id)) return 'definitions';
      // The kinds of matter come together, with what only the pages about them need; any other with its own page.
      return matters.has(id) || !beyondMatters.has(id) ? 'matters' : null;
    }
    if (CALLS.test(id) || (isOfSite && (isCommon || isShared) && needsCalls(id))) return 'calls';
    // What calls need, and nothing else does, comes with them.
    if (isCommon && calling.has(id) && !withoutCalls.has(id)) return 'calls';
    // What neither a visitor's first call nor the panel's first row has.
    if (isOfSite && CALLING.test(id) && needsCalls(id)) return 'own-calls';
    if (isCommon) return front.has(id) ? 'common' : 'later';
    // What the front page has in common with any other, or with a part of one: alone, each would be a small chunk.
    if (isOfSite && front.has(id) && elsewhere.has(id)) return 'shared';
    if (isOfSite && fields.has(id) && !front.has(id)) return 'fields';
    // Each is so small that it would not be compressed.
    if (isOfSite && inputs.has(id) && !front.has(id)) return 'inputs';
    if (signIn.has(id)) return 'sign-in';
    if (isShared) return null;
    if (live.has(id) && !pagesOf.has(id)) return 'live';
    if (signedIn.has(id) && !pagesOf.has(id)) return 'signed-in';
    if (isOfSite) return null;
    if (ahead.has(id)) return 'definitions';
    if (panel.has(id)) return 'panel';
    if (drops.has(id)) return 'drops';
    return forms.has(id) ? 'forms' : null;
  };
}

/** Everything that is found from some modules on. */
function reach(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // What is added while it runs is visited too.
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}
