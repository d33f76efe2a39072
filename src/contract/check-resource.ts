import { reach } from './access.ts';
import { checkAccess } from './check-access.ts';
import { checkConflicts } from './check-conflicts.ts';
import { dueIssues } from './check-due.ts';
import { unknownKeys } from './check-keys.ts';
import { checkPortal, checkPortals } from './check-portal.ts';
import { checkPublishing } from './check-publishing.ts';
import { checkReferences } from './check-references.ts';
import { checkReplies } from './check-replies.ts';
import { checkSwitches } from './check-switches.ts';
import { checkWorkflow } from './check-workflow.ts';
import type { AnyResource } from './define-resource.ts';
import { RECORD_KEYS } from './definition-keys.ts';
import type { DefinitionIssue } from './field-check.ts';
import { checkOf } from './field-checks.ts';
import { kindOf } from './field-kinds.ts';
import { type Field, isSearchable, position as makePosition } from './fields.ts';
import type { Finding } from './finding.ts';
import { isOfficeZone } from './office-zones.ts';
import { pages } from './pages.ts';
import { adminPath } from './resource-paths.ts';
import { shownValues } from './show-when.ts';

const PAGE_PATHS: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Columns that every table has beside its fields (`server/db/record-columns.ts`). */
export const RESERVED_KEYS: readonly string[] = [...RECORD_KEYS, 'version', 'deletedAt', 'search'];

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
      ...checkAccess(resource),
      ...checkSwitches(resource, resources),
      ...checkReferences(resource, resources),
      ...checkPublishing(resource),
      ...checkWorkflow(resource),
      ...checkPortal(resource, resources),
      ...checkConflicts(resource),
      ...checkReplies(resource, resources),
    ]),
    ...checkPortals(resources),
    ...repeated(names).map((name) => finding('name-twice', name, 'two resources have this name')),
    ...repeated(resources.map((resource) => resource.endpoint.toLowerCase())).map((endpoint) =>
      finding('endpoint-twice', endpoint, 'two resources have this endpoint'),
    ),
    ...repeated(resources.flatMap((resource) => (resource.menu ? [resource.menu.path] : []))).map((path) =>
      finding('path-twice', path, 'two resources have this path in the panel'),
    ),
    ...resources
      .filter(({ timeZone }) => timeZone !== undefined)
      .slice(1)
      .map(({ name }) => finding('places-twice', name, 'the records of another resource are the places')),
    ...resources
      .filter((resource) => resource.menu && PAGE_PATHS.includes(adminPath(resource)))
      .map((resource) => finding('path-taken', resource.name, 'a page of the panel has its path')),
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
  for (const key of RESERVED_KEYS.filter((reserved) => reserved in fields))
    report('field-reserved', key, 'every table has a column of this name');
  for (const [key, field] of Object.entries(fields)) {
    for (const [id, message] of fieldIssues(field, key, resource, names)) report(id, key, message);
  }
  for (const label of repeated(formLabels(resource)))
    report('label-twice', label, 'two fields of the form have this label');
  if (resource.sharedBy !== undefined && resource.owner === undefined)
    report('shared-without-owner', resource.sharedBy, 'records can be shared, but no owner field is named');
  if (resource.sharedAbout !== undefined) {
    const about = fields[resource.sharedAbout];
    for (const option of Object.keys(about && 'options' in about ? about.options : {}))
      if (!names.includes(option))
        report('shared-about-unknown', resource.sharedAbout, `there is no resource ${option}`);
  }
  const zones = fields[resource.timeZone ?? ''];
  for (const zone of Object.keys(zones && 'options' in zones ? zones.options : {}))
    if (!isOfficeZone(zone))
      report('time-zone-unknown', resource.timeZone ?? '', `${zone} is no OFFICE_ZONES`);
  for (const [action, { showWhen, input = {} }] of Object.entries(resource.actions)) {
    if (Object.values(input).some((field) => kindOf(field).isUploaded))
      report('upload-in-action', action, 'what is uploaded is for a field of the record, not of an action');
    for (const [id, message] of showWhenIssues(showWhen, resource)) report(id, action, message);
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
    if (position?.type !== makePosition().type || position.writeBy !== 'server')
      report('reorder-without-position', 'list', 'an order of its own needs a field position: position()');
    if (resource.access.update === false)
      report('reorder-closed', 'list', 'nobody may update, so nobody may reorder');
  }
  const { list, read: readBy } = resource.access;
  const isPublic = reach(list, null) !== null || reach(readBy, null) !== null;
  if (resource.publicWhen !== undefined && !isPublic)
    report('public-when-closed', resource.publicWhen, 'nobody reads it without an account: it hides nothing');
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

function* fieldIssues(
  field: Field,
  key: string,
  resource: AnyResource,
  names: readonly string[],
): Generator<DefinitionIssue> {
  if (field.label.ar.trim() === '' || field.label.en.trim() === '') yield ['label-empty', 'a label is empty'];
  const isWritten =
    field.writeBy !== 'server' && (resource.access.create !== false || resource.access.update !== false);
  if (isWritten && isRequired(field) && !formKeys(resource).includes(key)) {
    yield ['required-not-in-form', 'the field is required but in no section of the form'];
  }
  if ('to' in field && !names.includes(field.to))
    yield ['reference-unknown', `there is no resource ${field.to}`];
  yield* checkOf(field)?.(field, { key, resource, names, formKeys: formKeys(resource) }) ?? [];
  if ('min' in field && field.min !== undefined && field.max !== undefined && field.min > field.max) {
    yield ['min-above-max', 'min is above max'];
  }
  if (field.filterable && kindOf(field).filter === null)
    yield ['filter-unsuited', `a ${field.type} field has no filter`];
  if (field.filterable && !resource.list.filters.includes(key))
    yield ['filter-unused', 'filterable, but not among the filters'];
  if (field.sortable && kindOf(field).order === null)
    yield ['sort-unsuited', `a ${field.type} field has no order`];
  const isKept = field.readBy !== undefined || field.publicIn !== undefined;
  // A filter is offered to those who may read the field; a setting is no role, and tabs are everybody's.
  const isFiltered =
    field.filterable && (field.publicIn !== undefined || (field.readBy && resource.list.tabs === key));
  // In what is no column of the record looks only who may read it; of rows that a setting hides `rows-public` says so.
  const isAskedOfAll = (isSearchable(field) && kindOf(field).isStored) || field.sortable;
  if ((isAskedOfAll && isKept) || isFiltered)
    yield ['question-leaks', 'search, order, filter or tabs would tell what not every reader may see'];
  // A boolean that is hidden is simply not ticked; any other required field could not be filled in.
  if (isWritten && field.showWhen && isNeeded(field) && kindOf(field).empty !== false)
    yield ['show-when-required', 'a form that hides the field could not be saved: make it optional'];
  yield* showWhenIssues(field.showWhen, resource);
  yield* dueIssues(field, resource);
}

function* showWhenIssues(showWhen: Field['showWhen'], resource: AnyResource): Generator<DefinitionIssue> {
  if (!showWhen) return;
  const other = resource.fields[showWhen.field];
  if (!other) yield ['show-when-unknown', `there is no field ${showWhen.field}`];
  for (const value of shownValues(showWhen))
    if (value !== null && other && 'options' in other && !Object.hasOwn(other.options, String(value)))
      yield ['show-when-option', `${showWhen.field} has no option ${String(value)}`];
}

const isRequired = (field: Field): boolean =>
  kindOf(field).shape?.isRequired?.(field) ?? field.optional !== true;
/** Must a body that creates carry it? */
const isNeeded = (field: Field): boolean =>
  !(kindOf(field).shape?.mayBeMissing?.(field) ?? field.optional === true);
const finding = (id: string, at: string, message: string): Finding => ({ id, at, message });
const formKeys = (resource: AnyResource): string[] =>
  resource.form.sections.flatMap((section) => [...section.fields]);
const formLabels = (resource: AnyResource): string[] =>
  formKeys(resource).flatMap((key) => resource.fields[key]?.label.en ?? []);
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
