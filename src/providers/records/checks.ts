import { bulkValuesSchema } from '#contract/bulk-bodies.ts';
import { type ValidationResult, toValidationResult } from '#contract/validation-result.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldIssues } from '#contract/errors.ts';
import { checkCreate, checkUpdate, checkWholeRecord } from '#contract/body-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { hostPasswordPolicy } from '../session/host-password-policy.ts';
import { currentRole } from '../session/session-store.ts';

/*
 * The contract's rules for what whoever is signed in writes, as the host will apply them again (R269): the role is known
 * here, and not on the screens.
 */

interface RecordChange {
  /** Undefined for a new record. */
  id: number | undefined;
  values: Values;
}

/** What the definition finds wrong with a record. */
export function checkRecord(definition: AnyResource, { id, values }: RecordChange): FieldIssues {
  const options = { role: currentRole(), policy: hostPasswordPolicy() };
  const checked =
    id === undefined
      ? checkCreate(definition, values, options)
      : checkUpdate(definition, { ...values, id }, options);
  return toldOnce(definition, values, {
    ...(id === undefined ? {} : checkWholeRecord(definition, values, options)),
    ...(checked.isValid ? {} : checked.issues),
  });
}

/** A number that follows another one is not told to be wrong beside it; one that is missing is. */
const toldOnce = ({ fields }: AnyResource, values: Values, issues: FieldIssues): FieldIssues =>
  Object.fromEntries(
    Object.entries(issues).filter(([key]) => {
      const field = fields[key];
      const followed = field && 'sameAs' in field ? field.sameAs : undefined;
      const isSame = followed !== undefined && values[followed] === values[key] && values[key] !== '';
      return !isSame || issues[followed] === undefined;
    }),
  );

/** The same for the values that many records are to get. */
export const checkBulkValues = (definition: AnyResource, values: Values): ValidationResult<Values> =>
  toValidationResult(bulkValuesSchema(definition, currentRole()).safeParse(values));
