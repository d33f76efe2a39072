import type { AnyResource } from '#contract/define-resource.ts';
import { filterField } from '#contract/filter-field.ts';
import { LANGUAGES } from '#contract/language.ts';
import { isJoinable, sortKeys, spanWords } from '#contract/list-query-schema.ts';
import { kindOf } from '#contract/field-kinds.ts';
import { PAGE_SIZE_MAX, SEARCH_MAX, queryName } from '#contract/list-query.ts';
import { translatedKeys } from '#contract/translation.ts';
import type { Parameter } from '../http/route.ts';

/** What a list can be asked, as the OpenAPI document shows it. */
export const listParameters = (resource: AnyResource): Parameter[] => [
  parameter('SearchTerm', 'Words that must all be found, folded', { type: 'string', maxLength: SEARCH_MAX }),
  parameter('PageIndex', 'Counted from 1', { type: 'integer', minimum: 1, default: 1 }),
  parameter('PageSize', 'Rows of a page', {
    type: 'integer',
    minimum: 1,
    maximum: PAGE_SIZE_MAX,
    default: resource.list.pageSize,
  }),
  parameter(
    'Near',
    'A page that was seen and the key of its first row, or of its last one for a page behind it',
    {
      type: 'string',
      pattern: '^[0-9]+[.][0-9]+[.][0-9a-f]{8}$',
    },
  ),
  parameter('Sort', `Keys in order, a minus for downwards: ${sortKeys(resource).join(', ')}`, {
    type: 'string',
  }),
  parameter('Ids', 'Only these records, separated by commas', { type: 'string' }),
  ...(resource.access.delete === false
    ? []
    : [parameter('Trash', 'The deleted records', { type: 'boolean' })]),
  ...(translatedKeys(resource).length === 0
    ? []
    : [
        parameter('Missing', 'Only records with a text that is missing in this language', {
          type: 'string',
          enum: [...LANGUAGES],
        }),
      ]),
  ...(isJoinable(resource)
    ? [
        parameter('Match', 'One of the filters is enough. Default: all must hold', {
          type: 'string',
          enum: ['any'],
        }),
      ]
    : []),
  ...resource.list.filters.flatMap((key) => filterParameters(resource, key)),
];

function filterParameters(resource: AnyResource, key: string): Parameter[] {
  const field = filterField(resource, key);
  if (!field) return [];
  const name = queryName(key);
  const label = field.label.en + (field.readBy ? ` (${field.readBy.join(', ')} only)` : '');
  const { filter } = kindOf(field);
  switch (filter?.kind) {
    case 'choices':
      return [parameter(name, `${label}: any of several, separated by commas`, { type: 'string' })];
    case 'toggle':
      return [parameter(name, label, { type: 'boolean' })];
    case 'range':
      return [
        parameter(`${name}From`, `${label}, from`, { type: 'string' }),
        parameter(`${name}To`, `${label}, to`, { type: 'string' }),
        ...(filter.input === 'date'
          ? [parameter(name, `${label}: by name`, { type: 'string', enum: spanWords(field) })]
          : []),
      ];
    case undefined:
      return [];
  }
}

const parameter = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  description,
  schema,
});
