import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldIssues } from '#contract/errors.ts';
import { type Values, checkCreate, checkUpdate, checkWholeRecord } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import { changedValues } from './changed-values.ts';

interface FormState {
  resource: AnyResource;
  role: Role | null;
  /** Undefined for a new record. */
  id: number | undefined;
  values: Values;
  initial: Values;
}

/** What the definition finds wrong, by the rules that the host will apply again (R269). */
export function checkForm({ resource, role, id, values, initial }: FormState): FieldIssues {
  if (id === undefined) {
    const checked = checkCreate(resource, values, { role });
    return checked.isValid ? {} : checked.issues;
  }
  const checked = checkUpdate(resource, { ...changedValues(values, initial), id }, { role });
  return {
    ...checkWholeRecord(resource, values, { role }),
    ...(checked.isValid ? {} : checked.issues),
  };
}
