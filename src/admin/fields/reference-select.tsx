import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { haveDetails } from '#contract/details-of.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import { resourceNamed } from '#resources/index.ts';
import { ChoiceDetails } from './choice-words.tsx';
import styles from './choice-words.module.css';
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
  description,
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
    onEntered: ([first]) => first !== undefined && choose(first),
    onCreated: onChange,
  });
  const shown = value === null ? null : String(value);
  const choiceOf = (id: string | null) => search.props.data.find((one) => one.value === id);
  const nameOf = (id: string | null) => choiceOf(id)?.label ?? '';
  // What stands below keeps its place while the host is asked.
  const mayHaveDetails = shown !== null && haveDetails(resourceNamed(field.to));
  const [text, setText] = useState(() => nameOf(shown));
  const choose = (next: string | null) => {
    if (search.take(next === null ? [] : [next]) !== 'chosen') return;
    onChange(next === null ? null : Number(next));
    // Where it is the same as before, nothing else puts its name in the place of what was typed.
    setText(nameOf(next));
  };
  return (
    <>
      <Select
        {...rest}
        ref={ref}
        {...search.props}
        description={
          mayHaveDetails ? (
            <>
              <span className={styles.chosen}>
                <ChoiceDetails details={choiceOf(shown)?.details ?? []} />
              </span>
              {description}
            </>
          ) : (
            description
          )
        }
        filter={(_, { value: one }) => search.isFound(one)}
        filterDataOnExactSearchMatch
        value={shown}
        // Whoever enters the name of what is chosen wants it: the button beside it takes it away.
        allowDeselect={false}
        searchValue={text}
        onSearchChange={setText}
        onChange={choose}
        withinPortal={!isInDialog}
      />
      {search.dialog}
    </>
  );
}
