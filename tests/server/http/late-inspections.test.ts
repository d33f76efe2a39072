import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FORM_BODY } from '#contract/attachments.ts';
import { NOTE_FILES } from '#contract/note-values.ts';
import { addAttachmentPath, callPath } from '#contract/resource-paths.ts';
import { TASK_FILES } from '#contract/task-values.ts';
import { taskPaths } from '#contract/tasks.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import type * as ChildProcess from '#server/run-in-child-process.ts';
import { writeXlsx } from '#server/transfer/xlsx.ts';
import { formBody } from '#tests/support/form-body.ts';
import { daysAhead, mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { someoneNew } from '#tests/support/someone-new.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const nothing = vi.hoisted(() => async (): Promise<unknown> => undefined);
/** What happens while a file is looked into. */
const inspection = vi.hoisted(() => ({ meanwhile: nothing }));
vi.mock('#server/run-in-child-process.ts', async (load) => {
  const { runInChildProcess } = await load<typeof ChildProcess>();
  return {
    runInChildProcess: async (...given: Parameters<typeof runInChildProcess>) => {
      const found = await runInChildProcess(...given);
      await inspection.meanwhile();
      return found;
    },
  };
});
afterEach(() => {
  inspection.meanwhile = nothing;
});

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

const countOf = async (what: string, values: readonly unknown[] = []): Promise<unknown> =>
  (await pool.query(`select count(*)::int as n from ${what}`, [...values])).rows[0]?.n;
const kept = (): number => {
  const folder = join(host.env.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const formWith = (name: string, data: object = {}) =>
  formBody([
    { name: FORM_BODY, content: JSON.stringify(data) },
    { name, content: samplePdf(), filename: 'late.pdf', type: 'application/pdf' },
  ]);
const late = `attachments where name = 'late.pdf'`;

it('S-07 an Admin who is suspended while their workbook is looked into makes no Admin with it', async () => {
  const { headers, suspend } = await someoneNew(host, 'Admin');
  async function* rows() {
    yield ['fullNameAr', 'fullNameEn', 'email', 'mobileNumber', 'whatsAppNumber', 'role'];
    yield ['نورة العتيبي', 'Noura Alotaibi', 'late@firm.example', '+966501234567', '+966501234567', 'Admin'];
  }
  const content = await buffer(await writeXlsx(rows(), { columns: [], name: 'Users', language: 'en' }));
  const form = formBody([{ name: 'file', content, filename: 'users.xlsx' }]);
  inspection.meanwhile = suspend;
  const answer = await host.call('POST', callPath(users, users.verbs.import), { headers, form });
  expect([answer.status, answer.body.error?.code]).toEqual([401, 'unauthenticated']);
  expect(await countOf(`users where email = 'late@firm.example'`)).toBe(0);
});

it('S-07 a colleague who is suspended while their PDF is looked into adds none, and it is not kept', async () => {
  const { id } = await on.send(requests);
  const { headers, suspend } = await someoneNew(host, 'CustomerService');
  inspection.meanwhile = suspend;
  const form = formWith('attachments');
  const answer = await host.call('POST', addAttachmentPath(requests, id), { headers, form });
  expect([answer.status, await countOf(late), kept()]).toEqual([401, 0, 0]);
});

it('S-07 a colleague who is walled off while the PDF of their note is looked into writes none', async () => {
  const { id } = await on.send(requests);
  const { id: userId, headers } = await someoneNew(host, 'CustomerService');
  inspection.meanwhile = () => wallOff(pool, { resource: requests.name, recordId: id }, [userId]);
  const form = formWith(NOTE_FILES, { text: 'late' });
  const answer = await host.call('POST', callPath(requests, requests.verbs.addNote, id), { headers, form });
  expect([answer.status, await countOf(late), kept()]).toEqual([404, 0, 0]);
  expect((await on.thread(requests, id)).map(({ text }) => text)).not.toContain('late');
});

it('S-07 a client who is suspended while the PDF of their answer is looked into answers nothing', async () => {
  const { headers, suspend } = await someoneNew(host, 'User');
  const body = buildRecord(requests, { role: 'User' });
  const sent = await host.call('POST', callPath(requests, requests.verbs.create), { headers, body });
  const { id } = z.looseObject({ id: z.number() }).parse(sent.body.data);
  const task = { text: 'The deed', dueOn: daysAhead(5).slice(0, 10) };
  await host.call('POST', taskPaths.ask(requests, id), { as: 'Admin', body: task });
  const { rows } = await pool.query<{ id: number }>('select id from tasks where record_id = $1', [id]);
  inspection.meanwhile = suspend;
  const form = formWith(TASK_FILES, { taskId: rows[0]?.id, text: '' });
  const answer = await host.call('POST', taskPaths.answer(requests, id), { headers, form });
  expect([answer.status, await countOf(late), kept()]).toEqual([401, 0, 0]);
  expect(await countOf(`tasks where record_id = $1 and state = 'asked'`, [id])).toBe(1);
});

it('S-07 a client who is suspended while the PDF of their request is looked into sends none', async () => {
  const { id, headers, suspend } = await someoneNew(host, 'User');
  inspection.meanwhile = suspend;
  const form = formWith('attachments', buildRecord(requests, { role: 'User' }));
  const answer = await host.call('POST', callPath(requests, requests.verbs.create), { headers, form });
  expect([answer.status, await countOf(late), kept()]).toEqual([401, 0, 0]);
  expect(await countOf('requests where client_id = $1', [id])).toBe(0);
});

it('S-07 whoever keeps their rights may wait until their PDF was looked into', async () => {
  const { headers } = await someoneNew(host, 'User');
  const form = formWith('attachments', buildRecord(requests, { role: 'User' }));
  const answer = await host.call('POST', callPath(requests, requests.verbs.create), { headers, form });
  expect(answer.body.data).toMatchObject({ attachments: [{ name: 'late.pdf' }] });
});
