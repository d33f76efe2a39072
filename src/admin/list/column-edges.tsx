import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { ColumnEdge } from './column-edge.tsx';
import type { TablePreferences } from './use-table-preferences.ts';

interface ColumnEdgesProps {
  resource: AnyResource;
  look: TablePreferences;
  table: HTMLTableElement | null;
}

/** The edges by which the columns of a wide table are made wider and narrower. They come once the rows are there. */
export function ColumnEdges({ resource, look, table }: ColumnEdgesProps) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const { columns } = look;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where they are is known once the columns are drawn
    setPlaces([...(table?.querySelectorAll<HTMLElement>('th > [data-edge]') ?? [])]);
  }, [table, columns]);
  return places.map((place, at) => {
    const key = columns[at];
    // A column that is just coming or going.
    if (key === undefined || place.parentElement?.dataset['column'] !== key) return null;
    return createPortal(<ColumnEdge resource={resource} columnKey={key} look={look} />, place, key);
  });
}
