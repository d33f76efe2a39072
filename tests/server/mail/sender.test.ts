import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { firmName } from '#server/mail/mail-layout.ts';
import { createMailer } from '#server/mail/transport.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const { folder: dataDir, remove } = await temporaryFolder();
afterAll(remove);

const NAMES = { ar: 'اليمامة والفسطاط', en: 'Yamama & Fustat' } as const;

async function fromOf(language: Language, mailFrom?: string): Promise<string | undefined> {
  const outbox = path.join(dataDir, 'outbox');
  const before = await readdir(outbox).catch((): string[] => []);
  const mailer = createMailer({ dataDir, publicUrl: 'https://firm.example', smtpUrl: undefined, mailFrom });
  await mailer.send({
    to: 'reader@example.com',
    language,
    subject: 'A subject',
    text: 'A text',
    html: '<p>A text</p>',
    messageId: 'one',
  });
  mailer.close();
  const [name = ''] = (await readdir(outbox)).filter((file) => !before.includes(file));
  return readMail(await readFile(path.join(outbox, name), 'utf8')).from;
}

it.each(['ar', 'en'] as const)(
  'a mail comes from the firm, by its name in the language of the mail (%s), unless the operator named another',
  async (language) => {
    expect(firmName(language)).toBe(NAMES[language]);
    expect(await fromOf(language)).toMatch(new RegExp(`^"?${NAMES[language]}"? <no-reply@firm.example>$`));
    for (const address of ['office@firm.example', '<office@firm.example>'])
      expect(await fromOf(language, address)).toMatch(
        new RegExp(`^"?${NAMES[language]}"? <office@firm.example>$`),
      );
    expect(await fromOf(language, 'المكتب <office@firm.example>')).toBe('المكتب <office@firm.example>');
  },
);
