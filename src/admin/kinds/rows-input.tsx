import { Skeleton } from '@mantine/core';
import type { RowsField } from '#contract/kinds/rows.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import type { InputProps } from './field-view.ts';

// Dragging is heavy: lists and other forms do without it.
const RowsEditor = lazyWithRetry(async () => (await import('../rows/rows-editor.tsx')).RowsEditor);

export function Input(props: InputProps<RowsField>) {
  return (
    <LazyBoundary placeholder={<Skeleton width="60%" />}>
      <RowsEditor {...props} />
    </LazyBoundary>
  );
}
