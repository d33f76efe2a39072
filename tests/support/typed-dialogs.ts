import { canManage, mayRun } from '#contract/access.ts';
import type { Action } from '#contract/actions.ts';
import { bulkActions, bulkFields } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type Field, type FieldMap, references } from '#contract/fields.ts';
import { isChangeableBy } from '#contract/field-rights.ts';
import { type LocalizedText, fillWords } from '#contract/language.ts';
import { quickColumns } from '#admin/quick-edit/quick-fields.ts';
import { askFields } from '#admin/tasks/ask-fields.ts';
import { bulk as arabicBulk } from '#locales/ar/bulk.ts';
import { lists as arabicLists } from '#locales/ar/lists.ts';
import { publishing as arabicPublishing } from '#locales/ar/publishing.ts';
import { thread as arabicThread } from '#locales/ar/thread.ts';
import { bulk } from '#locales/en/bulk.ts';
import { lists } from '#locales/en/lists.ts';
import { publishing } from '#locales/en/publishing.ts';
import { thread } from '#locales/en/thread.ts';
import { resources } from '#resources/index.ts';

/** A place of the panel, beside the forms of records, in which an Admin types something. */
export interface TypedDialog {
  readonly name: string;
  readonly resource: AnyResource;
  /** `record`: on its page; `list`: over its list; `rows`: over a chosen row of it; `cell`: in a row of it. */
  readonly on: 'record' | 'list' | 'rows' | 'cell';
  /** What is pressed one after the other; of a cell, its column. */
  readonly by: readonly LocalizedText[] | string;
  /** In which state the record must be. Default: in any. */
  readonly state?: string | undefined;
  /** The move that it must be one for. Default: none. */
  readonly move?: string | undefined;
  /** The record must have a possible conflict of interests. Default: it need not. */
  readonly needsConflict?: true;
  /** What is typed in is this field; `ticked`: its box is ticked. */
  readonly field: Field;
  readonly isTicked?: true;
  /** All that can be filled in there. */
  readonly fields: FieldMap;
  /** What finds the control of a field whose id does not end with its key. Default: all of them end so. */
  readonly controls?: Readonly<Record<string, string>>;
}

const TYPED: readonly Field['type'][] = [
  'text',
  'longText',
  'number',
  'date',
  'dateTime',
  'email',
  'phone',
  'url',
];
/** What a capability adds to the page of a record. */
const part = { on: 'record' } as const;
const label = { ar: '', en: '' };
const line = { type: 'text', label } as const satisfies Field;
const words = { type: 'longText', label } as const satisfies Field;
const moment = { type: 'dateTime', label } as const satisfies Field;
const tick = { type: 'boolean', label } as const satisfies Field;

/** What finds the control of a form that has one. */
export const ONLY_CONTROL = ':is(textarea, select, input:not([type=hidden]))';

export const isTyped = ({ type }: Field): boolean => TYPED.includes(type);

const typedOf = ({ input = {} }: Action): Field | undefined => Object.values(input).find(isTyped);

/** Every one that the definitions lead to: of a new definition too. */
export const typedDialogs: readonly TypedDialog[] = (resources as readonly AnyResource[])
  .filter(({ menu, singleton }) => menu !== false && !singleton)
  .flatMap((resource, nth) => [
    // The same in every list.
    ...(nth === 0 ? [viewOf(resource)] : []),
    ...movesOf(resource),
    ...movesOfManyOf(resource),
    ...changesOf(resource),
    ...cellsOf(resource),
    ...partsOf(resource),
  ]);

/** The name of what a list shows now. */
function viewOf(resource: AnyResource): TypedDialog {
  const by = [{ ar: arabicLists.views, en: lists.views }];
  return {
    name: `a view of ${resource.name}`,
    resource,
    on: 'list',
    by,
    field: line,
    fields: { name: line, isShared: tick },
    controls: { name: 'input[type=text]', isShared: 'input[type=checkbox]' },
  };
}

function movesOf(resource: AnyResource): TypedDialog[] {
  return Object.entries(resource.actions).flatMap(([name, action]) => {
    const field = typedOf(action);
    if (!field || !mayRun(action, 'Admin')) return [];
    const [state] = action.from ?? [];
    const { label: pressed, input: fields = {} } = action;
    return [
      {
        name: `${name} of ${resource.name}`,
        resource,
        on: 'record',
        by: [pressed],
        state,
        move: name,
        field,
        fields,
      },
    ];
  });
}

function movesOfManyOf(resource: AnyResource): TypedDialog[] {
  return bulkActions(resource).flatMap(([name, action]) => {
    const field = typedOf(action);
    if (!field || !mayRun(action, 'Admin')) return [];
    const by = [{ ar: arabicLists.actions, en: lists.actions }, action.label];
    const { input: fields = {} } = action;
    return [{ name: `${name} of many ${resource.name}`, resource, on: 'rows', by, field, fields }];
  });
}

function changesOf(resource: AnyResource): TypedDialog[] {
  const changeable = canManage(resource, 'update', 'Admin') ? bulkFields(resource, 'Admin') : [];
  const [first] = changeable;
  if (!first) return [];
  const by = [{ ar: arabicLists.editFields, en: lists.editFields }];
  const [, field] = first;
  const fields = Object.fromEntries(changeable);
  return [
    { name: `fields of many ${resource.name}`, resource, on: 'rows', by, field, fields, isTicked: true },
  ];
}

/** The first column that is typed into where it stands. */
function cellsOf(resource: AnyResource): TypedDialog[] {
  const [first] = cellPlaces(resource).filter(({ field }) => isTyped(field));
  return first ? [{ ...first, name: `a cell of ${resource.name}` }] : [];
}

/** Every column whose value is changed where it stands. */
export function cellPlaces(resource: AnyResource): TypedDialog[] {
  if (!canManage(resource, 'update', 'Admin')) return [];
  const writable = Object.entries(resource.fields).flatMap(([key, field]) =>
    !field.showWhen && isChangeableBy(field, 'Admin') ? [key] : [],
  );
  return quickColumns(resource, resource.list.columns, writable).flatMap((column) => {
    const field = resource.fields[column];
    if (!field) return [];
    const name = `a cell of ${column} of ${resource.name}`;
    const fields = { [column]: field };
    return [{ name, resource, on: 'cell', by: column, field, fields, controls: { [column]: ONLY_CONTROL } }];
  });
}

/** What capabilities add to the page of a record. */
function partsOf(resource: AnyResource): TypedDialog[] {
  const { name, tasks, conflicts, publishing: publishes } = resource;
  const ask = { ar: arabicThread.ask, en: thread.ask };
  const schedule = { ar: arabicPublishing.schedule, en: publishing.schedule };
  return [
    ...(tasks
      ? [{ ...part, name: `a task of ${name}`, resource, by: [ask], field: words, fields: askFields(false) }]
      : []),
    ...(conflicts
      ? (['conflictClear', 'conflictWall'] as const).map((key) => ({
          ...part,
          name: `${key} of ${name}`,
          resource,
          by: [{ ar: arabicThread[key], en: thread[key] }],
          field: words,
          fields: {
            sentence: words,
            ...(key === 'conflictWall' ? { walled: references({ label, to: 'users' }) } : {}),
          },
          controls: { walled: 'input[type=search]' },
          needsConflict: true as const,
        }))
      : []),
    ...(publishes
      ? [
          {
            ...part,
            name: `a schedule of ${name}`,
            resource,
            by: [schedule],
            field: moment,
            fields: { publishAt: moment, unpublishAt: moment },
          },
        ]
      : []),
  ];
}

/** The words beside the box that a field of many records is ticked with. */
export const tickOf = ({ label }: Field): LocalizedText => ({
  ar: fillWords(arabicBulk.changeField, { label: label.ar }),
  en: fillWords(bulk.changeField, { label: label.en }),
});
