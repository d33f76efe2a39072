import type { ComponentType } from 'react';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { PlaceGlyph } from './places/place-glyph.tsx';

interface WidgetProps {
  /** The record that is referred to. */
  id: number;
  name: string;
}

/** What stands before the name of a referenced record: one that is missing does not compile. */
export const referenceWidgets = {
  office: PlaceGlyph,
  person: ({ name }) => <InitialTile name={name} size="small" />,
  staff: ({ name }) => <InitialTile name={name} kind="staff" size="small" />,
} as const satisfies Record<NonNullable<ReferenceField['widget']>, ComponentType<WidgetProps>>;
