import type { ChoicesQuery } from '#contract/choices.ts';
import type { DashboardQuery } from '#contract/dashboard.ts';
import type { ListQuery } from '#contract/list-query.ts';

/**
 * The keys under which records are cached: Refine's own, so that one invalidation reaches the panel and the
 * public pages alike.
 */
export const recordKeys = {
  dashboard: (query: DashboardQuery) => ['dashboard', query] as const,
  all: (resource: string) => ['data', 'default', resource] as const,
  lists: (resource: string) => ['data', 'default', resource, 'list'] as const,
  list: (resource: string, query: ListQuery) => ['data', 'default', resource, 'list', query] as const,
  counts: (resource: string, query: ListQuery) => ['data', 'default', resource, 'counts', query] as const,
  choices: (resource: string, query: ChoicesQuery) =>
    ['data', 'default', resource, 'choices', query] as const,
  one: (resource: string, id: number) => ['data', 'default', resource, 'one', String(id), {}] as const,
  thread: (resource: string, id: number) => ['data', 'default', resource, 'thread', id] as const,
  tasks: (resource: string, id: number) => ['data', 'default', resource, 'tasks', id] as const,
  publications: (resource: string, id: number) => ['data', 'default', resource, 'publications', id] as const,
  conflicts: (resource: string, id: number) => ['data', 'default', resource, 'conflicts', id] as const,
  freeSlots: (resource: string, asked: Readonly<Record<string, string>>) =>
    ['data', 'default', resource, 'freeSlots', asked] as const,
  contact: (resource: string, id: number) => ['data', 'default', resource, 'contact', id] as const,
  replies: (resource: string, id: number) => ['data', 'default', resource, 'replies', id] as const,
  history: (resource: string, id: number) => ['data', 'default', resource, 'history', id] as const,
  /** What an edit form started from: never refreshed under the person who types. */
  forUpdate: (resource: string, id: number) => ['forUpdate', resource, id] as const,
};
