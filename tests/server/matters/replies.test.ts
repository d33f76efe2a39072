import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assertResources, checkResources } from '#contract/check-resource.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { placeholdersIn } from '#contract/placeholders.ts';
import { type Reply, repliesPath, replySchema } from '#contract/replies.ts';
import { EVERY_MATTER, REPLY_PLACEHOLDERS } from '#contract/reply-values.ts';
import { callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { resources } from '#resources/index.ts';
import { replyTemplates } from '#resources/reply-templates.ts';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

const keep = (values: object, as: Person = 'Admin') =>
  host.call('POST', callPath(replyTemplates, replyTemplates.verbs.create), {
    as,
    body: { ...buildRecord(replyTemplates), about: EVERY_MATTER, isActive: true, ...values },
  });
async function repliesOf(id: number, { resource = requests as AnyResource, language = 'en' as const } = {}) {
  const { status, body } = await host.call('GET', repliesPath(resource, id), {
    as: 'CustomerService',
    language,
  });
  expect(status).toBe(200);
  return z.array(replySchema).parse(body.data);
}
const named = (replies: readonly Reply[], title: string): Reply | undefined =>
  replies.find((reply) => reply.title === title);
const speak = (language: 'ar' | 'en') =>
  pool.query(`update users set language = $1 where email like 'client@%'`, [language]);

const EVERYTHING = REPLY_PLACEHOLDERS.map((name) => `${name}={{${name}}}`).join('\n');

describe('a prepared reply', () => {
  it.each(['ar', 'en'] as const)(
    'is filled in, in the client’s language (%s), whatever its reader’s',
    async (language) => {
      const title = `Everything ${language}`;
      await keep({ titleEn: title, textAr: `عربي\n${EVERYTHING}`, textEn: `English\n${EVERYTHING}` });
      const made = await on.inState(consultations, 'Pending');
      await on.move(consultations, 'schedule', made.id);
      await speak(language);
      const reply = named(await repliesOf(made.id, { resource: consultations }), title);
      const { rows } = await pool.query<Record<string, string>>(
        `select client.full_name_${language} as client, staff.full_name_${language} as staff, type.name_${language} as service,
         office.name_${language} as office, matter.case_title as subject, matter.number
       from consultations matter join users client on client.id = matter.client_id
         join users staff on staff.id = $2 join branches office on office.id = matter.branch_id
         join consultation_types type on type.id = matter.consultation_type_id where matter.id = $1`,
        [made.id, await host.userIdOf('CustomerService')],
      );
      expect(reply?.language).toBe(language);
      const lines = Object.fromEntries(
        (reply?.text ?? '')
          .split('\n')
          .slice(1)
          .map((line) => line.split('=')),
      );
      expect(lines).toEqual({
        ...rows[0],
        appointment: expect.stringMatching(language === 'ar' ? /بتوقيت/ : /time$/),
      });
      expect(Object.values(rows[0] ?? {}).every((value) => value.trim() !== '')).toBe(true);
      expect(placeholdersIn(reply?.text ?? '')).toEqual([]);
    },
  );

  it('leaves open what is not known, under a name in the client’s language, and is not sent to the client so', async () => {
    await keep({ titleEn: 'With a time', textAr: 'الموعد {{appointment}}', textEn: 'Time {{appointment}}' });
    const { id } = await on.send(requests);
    await speak('ar');
    const reply = named(await repliesOf(id), 'With a time');
    expect(reply?.text).toBe('الموعد {{موعد الاستشارة}}');
    const refused = await on.note(requests, id, { text: reply?.text, visibility: 'client' });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.fields?.['text']).toMatchObject({
      code: 'placeholderLeft',
      message: 'Fill in “موعد الاستشارة” before it goes to the client',
    });
    expect((await on.note(requests, id, { text: reply?.text, visibility: 'internal' })).status).toBe(200);
    expect((await on.note(requests, id, { text: 'الموعد غدًا', visibility: 'client' })).status).toBe(200);
    // Braces of a client's own are text.
    expect((await on.note(requests, id, { text: 'My {{words}}' }, 'User')).status).toBe(200);
  });

  it('with a placeholder that nobody knows is not kept', async () => {
    const refused = await keep({ textEn: 'Dear {{name}}', textAr: 'عزيزي {{ client }}' });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.fields).toEqual({
      textEn: {
        code: 'placeholderUnknown',
        params: { name: 'name' },
        message: '“name” is not a known placeholder. Use one of those under the field.',
      },
    });
  });

  it('is offered while it is active, where it belongs, and not from the trash', async () => {
    const made = async (values: object) => z.object({ id: z.number() }).parse((await keep(values)).body.data);
    await made({ titleEn: 'Of requests', about: 'requests' });
    await made({ titleEn: 'Of consultations', about: 'consultations' });
    await made({ titleEn: 'Put away', isActive: false });
    const { id: gone } = await made({ titleEn: 'Thrown away' });
    await host.call('DELETE', callPath(replyTemplates, replyTemplates.verbs.delete, gone), { as: 'Admin' });
    const { id } = await on.send(requests);
    const titles = (await repliesOf(id)).map(({ title }) => title);
    expect(titles).toContain('Of requests');
    expect(titles).toContain('We need documents');
    for (const other of ['Of consultations', 'Put away', 'Thrown away']) expect(titles).not.toContain(other);
  });

  it('is for staff: a client is refused, and a record that is not there is not found', async () => {
    const { id } = await on.send(requests);
    expect((await host.call('GET', repliesPath(requests, id), { as: 'User' })).status).toBe(403);
    expect((await host.call('GET', repliesPath(requests, id), { as: null })).status).toBe(401);
    expect((await host.call('GET', repliesPath(requests, 2_000_000_000), { as: 'Admin' })).status).toBe(404);
    expect((await keep({}, 'CustomerService')).status).toBe(403);
  });
});

describe('a definition of prepared replies', () => {
  const others = resources.filter(({ name }) => name !== 'reply-templates');
  const found = (change: object) =>
    checkResources([...others, { ...replyTemplates, ...change } as typeof replyTemplates]).map(
      ({ id }) => id,
    );
  const { about, text } = replyTemplates.fields;

  it('names matters with a thread, and places that can be filled in', () => {
    expect(() => assertResources(resources)).not.toThrow();
    const labels = { ar: 'ا', en: 'a' };
    expect(
      found({
        fields: {
          ...replyTemplates.fields,
          about: { ...about, options: { ...about.options, faqs: labels } },
        },
      }),
    ).toEqual(['reply-about-unknown']);
    expect(
      found({ fields: { ...replyTemplates.fields, text: { ...text, placeholders: ['client', 'weather'] } } }),
    ).toEqual(['reply-placeholders']);
    const { placeholders: _none, ...plain } = text;
    expect(found({ fields: { ...replyTemplates.fields, text: plain } })).toEqual(['reply-placeholders']);
  });
});
