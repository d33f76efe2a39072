import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { type Checked } from '#contract/checked.ts';
import { checkCreate } from '#contract/body-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { contactMessages } from '#resources/contact-messages.ts';

/**
 * Holds a message against the rules of the host, and its phone number against the numbering plan of its country: a
 * number of the right length that no telephone has helps nobody (R257-R259).
 */
export function checkMessage(typed: Values): Checked<Values> {
  const checked = checkCreate(contactMessages, typed, { role: null });
  const phone: unknown = checked.isValid ? checked.value['phone'] : null;
  if (typeof phone !== 'string' || isValidPhoneNumber(phone.replace(/^00/, '+'))) return checked;
  return { isValid: false, issues: { phone: { code: 'phoneInvalid' } } };
}
