import { filesFieldOf } from './attachments.ts';
import { unknownKeys } from './check-keys.ts';
import { checkSwitches } from './check-switches.ts';
import { checkWorkflow } from './check-workflow.ts';
import type { AnyResource } from './define-resource.ts';
import { type Field, countKey, isSearchable, isStored, labelKey } from './fields.ts';
import { IMAGE_MAX_SIDE } from './images.ts';
import { filterKind } from './list-query.ts';

/** A contradiction in a definition that types cannot see. `id` is stable, `at` is `resource.field`. */
export interface Finding {
  id: string;
  at: string;
  message: string;
}

/**
 * Checks the definitions against themselves and each other. Run by a test and at every start of the host.
 * @param resources all of them, since references lead from one to another
 * @returns what contradicts, empty when all is well
 */
export function checkResources(resources: readonly AnyResource[]): Finding[] {
  const names = resources.map((resource) => resource.name);
  return [
    ...resources.flatMap((resource) => [
      ...checkResource(resource, names),
      ...checkSwitches(resource, resources),
      ...checkWorkflow(resource),
    ]),
    ...repeated(names).map((name) => finding('name-twice', name, 'two resources have this name')),
    ...repeated(resources.map((resource) => resource.endpoint.toLowerCase())).map((endpoint) =>
      finding('endpoint-twice', endpoint, 'two resources have this endpoint'),
    ),
    ...repeated(resources.flatMap((resource) => (resource.menu ? [resource.menu.path] : []))).map((path) =>
      finding('path-twice', path, 'two resources have this path in the panel'),
    ),
  ];
}

/** What a developer can mend about a resource, in sentences: its definition, its table, its migration. */
export class ResourceError extends Error {}

/** Throws one `ResourceError` that lists every finding: a host with a contradictory definition does not start. */
export function assertResources(resources: readonly AnyResource[]): void {
  const findings = checkResources(resources);
  if (findings.length === 0) return;
  throw new ResourceError(findings.map(({ id, at, message }) => `${at}: ${message} (${id})`).join('\n'));
}

function checkResource(resource: AnyResource, names: readonly string[]): Finding[] {
  const { name, fields } = resource;
  const found: Finding[] = [];
  const report = (id: string, key: string, message: string) =>
    found.push(finding(id, `${name}.${key}`, message));

  for (const { place, key } of unknownKeys(resource))
    report('key-unknown', place, `there is no field ${key}; there are ${Object.keys(fields).join(', ')}`);
  for (const [key, field] of Object.entries(fields)) {
    for (const [id, message] of fieldContradictions(field, key, resource, names)) report(id, key, message);
  }
  for (const label of repeated(formLabels(resource)))
    report('label-twice', label, 'two fields of the form have this label');
  for (const [operation, grant] of Object.entries(resource.access)) {
    if (grant !== false && Object.values(grant).includes('own') && resource.owner === undefined) {
      report('own-without-owner', operation, 'access says own, but no owner field is named');
    }
  }
  if (resource.sharedBy !== undefined && resource.owner === undefined)
    report('shared-without-owner', resource.sharedBy, 'records can be shared, but no owner field is named');
  if (resource.sharedAbout !== undefined) {
    const about = fields[resource.sharedAbout];
    for (const option of Object.keys(about?.type === 'select' ? about.options : {}))
      if (!names.includes(option))
        report('shared-about-unknown', resource.sharedAbout, `there is no resource ${option}`);
  }
  for (const [action, { showWhen, input = {} }] of Object.entries(resource.actions)) {
    if (Object.values(input).some(({ type }) => type === 'image' || type === 'files'))
      report('upload-in-action', action, 'what is uploaded is for a field of the record, not of an action');
    for (const [id, message] of showWhenContradictions(showWhen, resource)) report(id, action, message);
  }
  for (const [screen, grants] of [
    ['create', resource.access.create],
    ['edit', resource.access.update],
  ] as const) {
    if (grants !== false && screen in resource.screens === false && formKeys(resource).length === 0) {
      report('form-empty', screen, 'the form has no fields');
    }
  }
  for (const key of repeated(formKeys(resource)))
    report('field-twice', key, 'the form shows this field twice');
  if (resource.list.reorder) {
    const { position } = fields;
    if (position?.type !== 'number' || position.writeBy !== 'server')
      report('reorder-without-position', 'list', 'an order of its own needs a field position: position()');
    if (resource.access.update === false)
      report('reorder-closed', 'list', 'nobody may update, so nobody may reorder');
  }
  if (resource.trap !== undefined) {
    const { create, read } = resource.access;
    if (resource.trap in fields) report('trap-is-field', resource.trap, 'the trap is a field of its own');
    if (create === false || !create.public)
      report('trap-unused', resource.trap, 'a trap is for what the public creates');
    if (read !== false && read.public)
      report(
        'trap-shows',
        resource.trap,
        'an answer with a record would tell a machine that it was let through',
      );
  }
  const tabOf = resource.menu ? resource.menu.tabOf : undefined;
  if (tabOf !== undefined && !names.includes(tabOf))
    report('tab-unknown', 'menu', `there is no resource ${tabOf}`);
  return found;
}

function* fieldContradictions(
  field: Field,
  key: string,
  resource: AnyResource,
  names: readonly string[],
): Generator<[id: string, message: string]> {
  if (field.label.ar.trim() === '' || field.label.en.trim() === '') yield ['label-empty', 'a label is empty'];
  const isWritten =
    field.writeBy !== 'server' && (resource.access.create !== false || resource.access.update !== false);
  if (isWritten && isRequired(field) && !formKeys(resource).includes(key)) {
    yield ['required-not-in-form', 'the field is required but in no section of the form'];
  }
  if ('to' in field && !names.includes(field.to))
    yield ['reference-unknown', `there is no resource ${field.to}`];
  if (field.type === 'reference' && (!/.Id$/.test(key) || labelKey(key) in resource.fields)) {
    yield ['reference-key', 'a reference is named after a record: fooId, with no field foo beside it'];
  }
  yield* rowsContradictions(field, key, resource, names);
  if ('min' in field && field.min !== undefined && field.max !== undefined && field.min > field.max) {
    yield ['min-above-max', 'min is above max'];
  }
  if (field.type === 'files') {
    if (filesFieldOf(resource)?.key !== key) yield ['files-twice', 'a resource has one field of files'];
    if (formKeys(resource).includes(key)) yield ['files-in-form', 'files are sent beside a form, not in it'];
    if (field.publicIn) yield ['files-public', 'no setting decides who may read files'];
    if (field.max < 1 || field.max > 10) yield ['files-max', 'a record has 1 to 10 files'];
  }
  if (field.type === 'image' && field.aspect !== undefined && !(field.aspect > 0 && field.aspect < 10))
    yield ['aspect-odd', 'an aspect is width by height, above 0 and below 10'];
  if (field.type === 'image' && field.leastSize) {
    const { width, height } = field.leastSize;
    if (Math.min(width, height) < 1 || Math.max(width, height) > IMAGE_MAX_SIDE)
      yield ['least-size', `a stored picture has 1 to ${IMAGE_MAX_SIDE} pixels a side`];
  }
  if (field.type === 'select' && Object.keys(field.options).length === 0)
    yield ['options-empty', 'there is no option'];
  if (field.filterable && filterKind(field) === null)
    yield ['filter-unsuited', `a ${field.type} field has no filter`];
  if (field.filterable && !resource.list.filters.includes(key))
    yield ['filter-unused', 'filterable, but not among the filters'];
  if (field.sortable && (!isOrderable(field) || !isStored(field)))
    yield ['sort-unsuited', `a ${field.type} field has no order`];
  const isKept = field.readBy !== undefined || field.publicIn !== undefined;
  if ((isSearchable(field) || field.filterable || field.sortable) && isKept)
    yield ['question-leaks', 'search, filter and order would tell what not every reader may see'];
  // A boolean that is hidden is simply not ticked; any other required field could not be filled in.
  if (isWritten && field.showWhen && field.optional !== true && field.type !== 'boolean')
    yield ['show-when-required', 'a form that hides the field could not be saved: make it optional'];
  if (
    field.type === 'password' &&
    field.purpose === 'confirm' &&
    resource.fields[field.equals ?? '']?.type !== 'password'
  ) {
    yield ['equals-unknown', 'a confirmation names the password it must equal'];
  }
  yield* showWhenContradictions(field.showWhen, resource);
}

function* rowsContradictions(
  field: Field,
  key: string,
  { name, fields }: AnyResource,
  names: readonly string[],
): Generator<[id: string, message: string]> {
  if (field.type !== 'rows') return;
  const { of, by, min, max } = field;
  if (!names.includes(of.name)) yield ['rows-unknown', `there is no resource ${of.name}`];
  const reference = of.fields[by];
  if (reference?.type !== 'reference' || reference.to !== name || reference.optional)
    yield ['rows-by', `${of.name}.${by} is not its required reference to ${name}`];
  const own = Object.values(of.fields);
  if (own.some(({ type }) => type === 'rows')) yield ['rows-nested', 'rows have no rows of their own'];
  if (own.some(({ type }) => type === 'files')) yield ['rows-files', 'rows have no files'];
  if (own.some(({ type }) => type === 'password')) yield ['rows-password', 'rows have no passwords'];
  if (field.searchable && !own.some(isSearchable))
    yield ['rows-search', `no field of ${of.name} is searchable`];
  if (field.publicIn ?? of.publicIn ?? of.publicWhen ?? own.find(({ publicIn }) => publicIn))
    yield ['rows-public', 'rows are as public as the record that they belong to'];
  if (countKey(key) in fields) yield ['rows-count', `${countKey(key)} is how many rows there are`];
  const isWrittenAlone = [of.access.create, of.access.update, of.access.delete].some(
    (grant) => grant !== false,
  );
  if ((min !== undefined || max !== undefined) && isWrittenAlone)
    yield ['rows-limits', `${of.name} can be written by itself, past these limits`];
}

function* showWhenContradictions(
  showWhen: Field['showWhen'],
  resource: AnyResource,
): Generator<[id: string, message: string]> {
  if (!showWhen) return;
  const other = resource.fields[showWhen.field];
  if (!other) yield ['show-when-unknown', `there is no field ${showWhen.field}`];
  if (other?.type === 'select' && !Object.hasOwn(other.options, String(showWhen.is))) {
    yield ['show-when-option', `${showWhen.field} has no option ${String(showWhen.is)}`];
  }
}

const isRequired = (field: Field): boolean =>
  field.type === 'rows' ? (field.min ?? 0) > 0 : field.type !== 'files' && field.optional !== true;
const isOrderable = ({ type }: Field): boolean => !['references', 'hours', 'image', 'files'].includes(type);
const finding = (id: string, at: string, message: string): Finding => ({ id, at, message });
const formKeys = (resource: AnyResource): string[] =>
  resource.form.sections.flatMap((section) => [...section.fields]);
const formLabels = (resource: AnyResource): string[] =>
  formKeys(resource).flatMap((key) => resource.fields[key]?.label.en ?? []);
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
