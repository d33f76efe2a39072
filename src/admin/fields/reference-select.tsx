import { Select, type SelectProps } from '@mantine/core';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import { useChoiceSearch } from './use-choice-search.tsx';
import { useInDialog } from './use-in-dialog.ts';

interface ReferenceSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'resource'> {
  /** Whose field it is. */
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField;
  /** What the record calls the one that it has: that can be kept, also where the host offers it no more. */
  known: ReadonlyMap<number, string>;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A choice among the records of another resource; what is typed is searched by the host. */
export function ReferenceSelect({
  resource,
  fieldKey,
  field,
  known,
  value,
  onChange,
  ...rest
}: ReferenceSelectProps) {
  const { isInDialog, ref } = useInDialog();
  const search = useChoiceSearch({
    resource,
    fieldKey,
    field,
    ids: value === null ? [] : [value],
    known,
    isInDialog,
    onCreated: onChange,
  });
  return (
    <>
      <Select
        {...rest}
        ref={ref}
        {...search.props}
        filter={(_, { value: one }) => search.isFound(one)}
        filterDataOnExactSearchMatch
        value={value === null ? null : String(value)}
        onChange={(next) => {
          if (search.take(next === null ? [] : [next]) === 'chosen')
            onChange(next === null ? null : Number(next));
        }}
        withinPortal={!isInDialog}
      />
      {search.dialog}
    </>
  );
}
