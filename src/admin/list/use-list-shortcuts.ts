import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useSession } from '#providers/use-session.ts';
import { moveRowFocus, useListKeys } from './use-list-keys.ts';
import type { ListSelection } from './use-selection.ts';

interface ListShortcutsInput {
  resource: AnyResource;
  isTrash: boolean;
  /** Null where rows cannot be chosen. */
  selection: ListSelection | null;
  searchRef: RefObject<HTMLInputElement>;
  onHelp: () => void;
}

/** What the keys do on this list, for this person. */
export function useListShortcuts({
  resource,
  isTrash,
  selection,
  searchRef,
  onHelp,
}: ListShortcutsInput): void {
  const role = useSession()?.user.lastRole ?? null;
  const navigate = useNavigate();
  const base = adminPath(resource);
  const may = (operation: 'read' | 'update' | 'create') => !isTrash && canManage(resource, operation, role);
  const leadsTo = (path: string) => (id: number | null) => {
    if (id !== null) void navigate(`${base}/${id}${path}`);
  };
  useListKeys({
    search: () => searchRef.current?.focus(),
    next: () => moveRowFocus(1),
    previous: () => moveRowFocus(-1),
    help: onHelp,
    ...(selection ? { select: (id) => id !== null && selection.toggle(id) } : {}),
    ...(may('read') ? { open: leadsTo('') } : {}),
    ...(may('update') ? { edit: leadsTo('/edit') } : {}),
    ...(may('create') ? { create: () => void navigate(`${base}/new`) } : {}),
  });
}
