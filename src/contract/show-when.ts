type Shown = string | number | boolean;

/** While another field of the record has this value, or one of these; `null`: none at all. */
export interface ShowWhen {
  readonly field: string;
  readonly is: Shown | readonly (Shown | null)[];
}

/** The values with which it holds. */
export const shownValues = ({ is }: ShowWhen): readonly (Shown | null)[] =>
  typeof is === 'object' ? is : [is];

/** Does it hold for these values? What says nothing always does. */
export const isShown = (showWhen: ShowWhen | undefined, values: Readonly<Record<string, unknown>>): boolean =>
  !showWhen || shownValues(showWhen).some((value) => value === (values[showWhen.field] ?? null));
