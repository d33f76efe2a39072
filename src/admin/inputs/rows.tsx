import { Skeleton } from '@mantine/core';
import type { RowsField } from '#contract/fields.ts';
import { AwaitedPart } from '#ui/awaited-part.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { InputProps } from '../fields/field-view.ts';

// Dragging is heavy: lists and other forms do without it.
const RowsEditor = lazyPart(async () => (await import('../rows/rows-editor.tsx')).RowsEditor);

export function Input(props: InputProps<RowsField>) {
  return (
    <AwaitedPart placeholder={<Skeleton width="60%" />}>
      <RowsEditor {...props} />
    </AwaitedPart>
  );
}
