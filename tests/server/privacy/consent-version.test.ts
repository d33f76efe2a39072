import { expect, it } from 'vitest';
import { privacyText } from '#public-site/legal/privacy-text.ts';
import { termsText } from '#public-site/legal/terms-text.ts';
import { CONSENT_VERSION } from '#server/privacy/consents.ts';

it('what clients agreed to was recorded under the day of an older text', () => {
  expect(CONSENT_VERSION).toBe([privacyText.updated, termsText.updated].toSorted().at(-1));
});
