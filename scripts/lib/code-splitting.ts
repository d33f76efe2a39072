/** What rolldown tells of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

const FOUNDATION =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|use-sync-external-store|void-elements|html-parse-stringify|cookie|set-cookie-parser)[\\/]/;
/** What a module needs only to call the host: the schemas of its answers. */
const CALLS = /[\\/]node_modules[\\/]zod[\\/]/;
const ADMIN = /[\\/]src[\\/]admin[\\/]/;
/** What so many pages of the public site need comes with the first of them. */
const PAGES_MIN = 5;

/**
 * Which modules come together. Many small chunks compress badly and cost a request each, so what every page needs is
 * one chunk, what most public pages share another, and the panel up to its first row a third. Whose page needs a
 * module decides, not how many chunks do: a new screen of the panel changes nothing of the public site.
 */
export function codeSplitting() {
  let chunkOf: ((id: string) => string | null) | undefined;
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

function planOf(modules: Modules): (id: string) => string | null {
  const statics = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const lazies = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const source = (path: string) => `${process.cwd()}/src/${path}`;

  const site = reach([source('main.tsx')], (id) =>
    [...statics(id), ...lazies(id)].filter((next) => !ADMIN.test(next)),
  );
  const pages = [...site].flatMap(lazies).filter((id) => !ADMIN.test(id));
  const pagesOf = new Map<string, number>();
  for (const page of [source('main.tsx'), ...new Set(pages)])
    for (const id of reach([page], statics)) pagesOf.set(id, (pagesOf.get(id) ?? 0) + 1);
  const panel = reach([source('admin/admin-panel.tsx')], statics);
  const forms = reach([source('admin/form/record-form.tsx')], statics);
  const needsCalls = (id: string) => [...reach([id], statics)].some((needed) => CALLS.test(needed));

  return (id) => {
    if (FOUNDATION.test(id)) return 'foundation';
    const isOfSite = site.has(id);
    const isShared = isOfSite && ((pagesOf.get(id) ?? 0) >= PAGES_MIN || panel.has(id));
    if (CALLS.test(id) || (isShared && needsCalls(id))) return 'calls';
    if (isShared) return (pagesOf.get(id) ?? 0) >= PAGES_MIN ? 'shared' : 'common';
    if (isOfSite) return null;
    if (panel.has(id)) return 'panel';
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
