import { kindOf } from '#contract/field-kinds.ts';
import { useMemo } from 'react';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { RECORD_KEYS } from '#contract/definition-keys.ts';
import type { Field } from '#contract/fields.ts';
import { LIST_LOOK_STORE } from '#contract/stores.ts';
import { store, useStored } from '#providers/browser/use-stored.ts';
import { useAccess } from '../refine/use-access.ts';
import { COLUMN_MAX, COLUMN_MIN, WIDTH_OF, columnWidth } from './column-width.ts';

const widthsSchema = z.record(z.string(), z.number().min(COLUMN_MIN).max(COLUMN_MAX)).optional();
const lookSchema = z.object({
  columns: z.array(z.string()).optional(),
  widths: widthsSchema,
  natural: widthsSchema,
  density: z.enum(['comfortable', 'compact']).catch('comfortable'),
});
export type Sizes = Pick<z.infer<typeof lookSchema>, 'widths' | 'natural'>;
export type Density = z.infer<typeof lookSchema>['density'];

/** How a list is drawn for this person: kept on this browser, for each resource. */
export interface TablePreferences {
  readonly columns: readonly string[];
  readonly density: Density;
  /** Every column there is, the shown ones first and in their order. */
  readonly choices: readonly string[];
  setColumns(columns: readonly string[]): void;
  setDensity(density: Density): void;
  /** The columns of a saved view; none: those of the definition. */
  applyColumns(columns: readonly string[]): void;
  /** The columns are those of the definition. */
  readonly isOriginal: boolean;
  /** Back to the columns of the definition and their widths. Null while nothing else is shown. */
  readonly reset: (() => void) | null;
  /** How wide each shown column is, in pixels; null while nobody has made one wider or narrower. */
  readonly widths: Readonly<Record<string, number>> | null;
  /** The widths that were chosen, and how wide all columns were before; undefined where nobody has chosen one. */
  readonly sizes: Sizes;
  setSizes(sizes: Sizes): void;
}

export function useTablePreferences(resource: AnyResource): TablePreferences {
  const { fields: readable = [] } = useAccess(resource.name, 'list');
  const name = `${LIST_LOOK_STORE}:${resource.name}`;
  const stored = useStored('local', name);
  const look = useMemo(() => lookIn(stored), [stored]);
  const known = useMemo(() => columnChoices(resource, readable), [resource, readable]);
  // The same columns as long as nothing changes: the rows depend on them.
  const columns = useMemo(
    () => (look.columns ? columnsOf(resource, look.columns, known) : presetColumns(resource, look.density)),
    [resource, look, known],
  );
  const keep = (next: z.infer<typeof lookSchema>) => store('local', name, JSON.stringify(next));
  const { density, widths, natural } = look;
  return {
    columns,
    density,
    choices: [...columns, ...known.filter((key) => !columns.includes(key))],
    setColumns: (chosen) => keep({ ...look, columns: [...chosen] }),
    setDensity: (density) => keep({ ...look, density }),
    applyColumns: (chosen) =>
      keep({ density, widths, natural, ...(chosen.length > 0 ? { columns: [...chosen] } : {}) }),
    isOriginal: look.columns === undefined,
    reset: look.columns || widths ? () => keep({ density }) : null,
    widths: widths
      ? Object.fromEntries(
          columns.map((key) => [key, widths[key] ?? natural?.[key] ?? WIDTH_OF[columnWidth(resource, key)]]),
        )
      : null,
    sizes: { widths, natural },
    setSizes: (sizes) => keep({ ...look, ...sizes }),
  };
}

/** What the definition shows. Where a row has one line, what stood under the title has columns of its own. */
const presetColumns = (resource: AnyResource, density: Density): string[] =>
  resource.list.columns.flatMap((key) =>
    density === 'compact' && key === resource.title ? [key, ...resource.list.under] : [key],
  );

/** The columns that a person may choose from: what they may read and what fits into a cell. */
function columnChoices(resource: AnyResource, readable: readonly string[]): string[] {
  const fields = Object.entries(resource.fields).flatMap(([key, field]) =>
    readable.includes(key) && isChoosable(field) ? [key] : [],
  );
  return [...new Set([...resource.list.columns, ...fields, ...RECORD_KEYS])];
}

/** The columns as they were chosen, as far as they still exist; the title is always there. */
function columnsOf(resource: AnyResource, chosen: readonly string[], known: readonly string[]): string[] {
  const columns = [...new Set(chosen)].filter((key) => known.includes(key));
  return columns.includes(resource.title) ? columns : [resource.title, ...columns];
}

const isChoosable = (field: Field): boolean => ['exact', 'share'].includes(kindOf(field).width(field) ?? '');

function lookIn(stored: string | null): z.infer<typeof lookSchema> {
  try {
    return lookSchema.parse(JSON.parse(stored ?? '{}'));
  } catch {
    // An older version, or somebody else, wrote there.
    return { density: 'comfortable' };
  }
}
