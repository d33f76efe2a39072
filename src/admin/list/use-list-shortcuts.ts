import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useAccess } from '../refine/use-access.ts';
import { BULK_KEYS, declaredKeysOf } from './list-keys.ts';
import type { BulkKeys } from './use-bulk-keys.ts';
import { type ListKeyHandlers, moveRowFocus, useListKeys } from './use-list-keys.ts';
import type { ListSelection } from './use-selection.ts';

interface ListShortcutsInput {
  resource: AnyResource;
  isTrash: boolean;
  /** Null where rows cannot be chosen. */
  selection: ListSelection | null;
  bulkKeys: BulkKeys;
  searchRef: RefObject<HTMLInputElement>;
  onHelp: () => void;
}

/**
 * What the keys do on this list, for this person.
 * @returns by name what they do
 */
export function useListShortcuts({
  resource,
  isTrash,
  selection,
  bulkKeys,
  searchRef,
  onHelp,
}: ListShortcutsInput): string[] {
  const canOpen = useAccess(resource.name, 'show').can && !isTrash;
  const canEdit = useAccess(resource.name, 'edit').can && !isTrash;
  const canCreate = useAccess(resource.name, 'create').can && !isTrash;
  const navigate = useNavigate();
  const base = adminPath(resource);
  const leadsTo = (path: string) => (id: number | null) => {
    if (id !== null) void navigate(`${base}/${id}${path}`);
  };
  const declared = isTrash ? [] : declaredKeysOf(resource);
  const handlers: ListKeyHandlers = {
    search: () => searchRef.current?.focus(),
    next: () => moveRowFocus(1),
    previous: () => moveRowFocus(-1),
    help: onHelp,
    ...(selection
      ? {
          select: (id) => id !== null && selection.toggle(id),
          page: selection.togglePage,
          ...Object.fromEntries([...BULK_KEYS, ...declared].map(([use]) => [use, () => bulkKeys.press(use)])),
        }
      : {}),
    ...(canOpen ? { open: leadsTo('') } : {}),
    ...(canEdit ? { edit: leadsTo('/edit') } : {}),
    ...(canCreate ? { create: () => void navigate(`${base}/new`) } : {}),
  };
  useListKeys(handlers, declared);
  return Object.keys(handlers);
}
