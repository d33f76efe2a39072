import type { AnyResource } from './define-resource.ts';
import type { DefinitionIssue } from './field-check.ts';
import { isStored, kindOf } from './field-kinds.ts';
import type { Field } from './fields.ts';

/** What contradicts in when something is late by a field. */
export function* dueIssues(field: Field, { fields }: AnyResource): Generator<DefinitionIssue> {
  if (!('dueWhile' in field) || !field.dueWhile) return;
  const { field: by, in: values, unless } = field.dueWhile;
  const other = fields[by];
  const options = other && 'options' in other ? other.options : null;
  if (!options)
    yield ['due-while-unknown', `there is no select ${by} that says whether it is still to be done`];
  for (const value of values)
    if (options && !Object.hasOwn(options, value)) yield ['due-while-option', `${by} has no option ${value}`];
  const asked = [other, unless === undefined ? undefined : fields[unless]];
  if (asked.some((each) => each?.readBy !== undefined || each?.publicIn !== undefined))
    yield ['due-leaks', 'whoever asks what is late would learn what not every reader may see'];
  const done = unless === undefined ? undefined : fields[unless];
  if (unless !== undefined && !(done?.optional && isStored(done) && kindOf(done).empty === null))
    yield ['due-unless', `there is no field ${unless} that is null until it is done`];
}
