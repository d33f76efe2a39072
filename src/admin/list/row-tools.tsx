import { useEffect } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { RowMenu } from '../actions/row-actions.tsx';
import { loadRecordParts } from '../capabilities/use-record-parts.ts';
import { EditScreen } from '../form/form-screens.ts';
import { QuickEdit } from '../quick-edit/quick-edit.tsx';
import { quickColumns } from '../quick-edit/quick-fields.ts';
import { mayEdit, useAccess, useWritable } from '../refine/use-access.ts';
import { ColumnEdges } from './column-edges.tsx';
import type { TablePreferences } from './use-table-preferences.ts';
import { useListReturn } from './use-list-return.ts';
import { useRowOpening } from './use-row-opening.ts';

interface RowToolsProps {
  resource: AnyResource;
  records: readonly AnyRecord[];
  look: TablePreferences;
  /** What is shown, as a query string. */
  search: string;
  /** Null while there are no rows. */
  table: HTMLTableElement | null;
}

/** What the rows of a list can do once they are there: open, be found again, and be changed in place. */
export function RowTools({ resource, records, look, search, table }: RowToolsProps) {
  const { fields: writable = [] } = useWritable(resource, { isNew: false });
  const canEdit = useAccess(resource.name, 'edit').can;
  const quick = canEdit ? quickColumns(resource, look.columns, writable) : [];
  useRowOpening(table, quick);
  useListReturn({ resource, records, search, table });
  // What is opened from the list next, while the person looks at it.
  useEffect(() => {
    RowMenu.preload();
    EditScreen.preload();
    void loadRecordParts(resource);
  }, [resource]);
  return (
    <>
      <ColumnEdges resource={resource} look={look} table={table} />
      {quick.length > 0 && (
        <QuickEdit
          resource={resource}
          records={records.filter((record) => mayEdit(resource, record))}
          columns={quick}
          table={table}
        />
      )}
    </>
  );
}
