import { z } from 'zod';
import { passwordConfirmationIssue } from '../password-confirmation.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { isShown } from '../show-when.ts';
import { textKind } from '../text-kind.ts';
import { withErrorCode } from '../value-schemas.ts';

/**
 * Written, never read: it has no column and no place in any answer. A hook on the host turns it into something.
 * Required on create where the form shows it; on update, blank means unchanged (A45, A46).
 */
export interface PasswordField extends FieldOptions, Carries<string, never, { beside: { written: string } }> {
  readonly type: 'password';
  /** `new`: the password policy holds. `confirm`: must equal the field named in `equals`. */
  readonly purpose: 'new' | 'confirm';
  readonly equals?: string;
  /** Nobody. */
  readonly readBy: readonly [];
}

export const password: FieldKind<PasswordField> = {
  ...textKind,
  // The policy is held against the whole record: it knows name and e-mail.
  written: () => z.string({ error: withErrorCode('invalid') }).max(256, { error: withErrorCode('invalid') }),
  keywords: null,
  isStored: false,
  order: null,
  transfer: null,
  width: () => null,
  isWide: false,
  shape: {
    // What the form hides is left out.
    mayBeMissing: ({ showWhen }) => showWhen !== undefined,
    issues: (key, { purpose, equals = '', showWhen }, values, { isNew, identity, passwordIssue }) => {
      // What nobody ticked is not so.
      if (isNew && showWhen && !isShown(showWhen, { [showWhen.field]: values[showWhen.field] ?? false }))
        return {};
      const typed = values[key] ?? '';
      // What is no text is the schema's business.
      if (typeof typed !== 'string') return {};
      if (purpose === 'new' && !isNew && typed === '') return {};
      const issue =
        purpose === 'new'
          ? passwordIssue(typed, identity())
          : passwordConfirmationIssue(typed, values[equals] ?? '');
      return issue ? { [key]: issue } : {};
    },
  },
};
