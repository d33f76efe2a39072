import { boolean } from '#contract/fields.ts';

/** Whoever is invited sets a password of their own. */
export const invitation = boolean({
  label: { ar: 'بدعوة', en: 'By invitation' },
  help: {
    ar: 'يعيّن كلمة مروره بنفسه، برابط يصله بالبريد ويعمل مرة واحدة خلال 72 ساعة.',
    en: 'They set their own password, by a mailed link that works once, within 72 hours.',
  },
  mark: { tone: 'pending', words: { ar: 'بانتظار قبول الدعوة', en: 'Invited' } },
  onlyNew: true,
  told: { ar: 'أُرسلت الدعوة إلى بريده.', en: 'The invitation was sent to their email.' },
  // No file has a column for passwords.
  imported: true,
});

/** Where a password is typed for them instead. */
export const typed = { field: 'isInvited', is: false } as const;
