import type { AnyResource } from '#contract/define-resource.ts';

/** What stands over the title: what the list has before it and under it. Whose record it is has a place of its own. */
export const eyebrowKeys = ({ list, title, owner }: AnyResource): string[] => [
  ...list.columns.slice(0, list.columns.indexOf(title)),
  ...list.under.filter((key) => key !== owner),
];
