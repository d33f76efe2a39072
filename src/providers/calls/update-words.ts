import type { AnyResource } from '#contract/define-resource.ts';

/** What is said of a change that failed, where the host says nothing. */
export const updateWords = ({ messages }: AnyResource) => ({ fallback: 'updateFailed', messages }) as const;
