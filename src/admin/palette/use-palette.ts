import { useDebouncedValue } from '@mantine/hooks';
import { type Hit, SEARCH_MIN } from '#contract/global-search.ts';
import type { Language } from '#contract/language.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { EVERYTHING } from '#providers/session/access-control-provider.ts';
import { searchCall } from '#providers/calls/panel-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resources } from '#resources/index.ts';
import { useAccess } from '../refine/use-access.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { menuIcons } from '../chrome/menu-icons.ts';
import { type PaletteGroup, matchEntries } from './palette-entries.ts';
import { useFixedGroups } from './use-fixed-groups.ts';

/** Typing pauses this long before the host is asked. Milliseconds. */
const SEARCH_MS = 200;

/** What the palette offers for what was typed: what it knows itself at once, records when the host has found them. */
export function usePalette(typed: string) {
  const { language } = useLanguage();
  const { resources: readable = [] } = useAccess(EVERYTHING, 'show');
  const wanted = typed.trim();
  const [term] = useDebouncedValue(wanted, SEARCH_MS);
  const isWanted = wanted.length >= SEARCH_MIN;
  const isSearch = isWanted && term.length >= SEARCH_MIN;
  const { data, error, isPending, isPlaceholderData } = useCustomCall(searchCall(term), {
    enabled: isSearch,
  });
  const known = useFixedGroups().map(({ label, entries }) => ({
    label,
    entries: matchEntries(entries, typed),
  }));
  const isSearching = isWanted && (isPending || isPlaceholderData || term !== wanted);
  // What was found for an earlier word is not offered for this one.
  const found = isSearch && !isSearching ? recordGroups(data ?? [], { readable, language }) : [];
  return {
    groups: [...known, ...found].filter(({ entries }) => entries.length > 0),
    isSearching,
    error: isSearch ? error : null,
  };
}

function recordGroups(
  hits: readonly Hit[],
  { readable, language }: { readable: readonly string[]; language: Language },
): PaletteGroup[] {
  return resources.flatMap((resource) => {
    const own = hits.filter((hit) => hit.resource === resource.name);
    if (!resource.menu || own.length === 0 || !readable.includes(resource.name)) return [];
    const icon = menuIcons[resource.menu.icon];
    return [
      {
        label: resource.labels.many[language],
        entries: own.map(({ id, title, details }) => ({
          key: `${resource.name}-${id}`,
          label: title,
          details,
          icon,
          target: `${adminPath(resource)}/${id}`,
        })),
      },
    ];
  });
}
