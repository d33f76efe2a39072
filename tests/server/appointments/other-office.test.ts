import { beforeAll, describe, expect, it } from 'vitest';
import { freeSlotsPath, freeSlotsSchema } from '#contract/appointments.ts';
import { refusalsSchema } from '#contract/bulk.ts';
import { importReportSchema } from '#contract/import-report.ts';
import type { Language } from '#contract/language.ts';
import { callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { formBody } from '#tests/support/form-body.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;
const RIYADH = 1;
const CAIRO = 2;
const { verbs } = consultations;
const REFUSED = {
  code: 'officeHasTime',
  message:
    'The client has a time at the current branch. Cancel it first, then ask them to choose one at the other branch.',
};

beforeAll(() => pool.query('update appointment_settings set open_wishes = 1000'));

/** A client has sent one to Riyadh, with a time or without. */
async function sent(more: object = {}): Promise<number> {
  const about = {
    caseTitle: 'نزاع',
    caseDescription: 'نزاع على عقد إيجار',
    consultationTypeId: 1,
    areaId: 1,
  };
  return (await on.send(consultations, 'User', { ...about, branchId: RIYADH, way: 'phone', ...more })).id;
}
const slots = async (): Promise<string[]> => {
  const query = { BranchId: String(RIYADH), Way: 'phone', About: '1' };
  const { body } = await host.call('GET', freeSlotsPath(consultations), { query });
  return freeSlotsSchema.parse(body.data).slots;
};
const wished = async () => sent({ wishedAt: (await slots())[0] });
const save = async (id: number, branchId = CAIRO, language: Language = 'en') => {
  const body = { id, branchId };
  const answer = await host.call('PUT', callPath(consultations, verbs.update), {
    as: 'CustomerService',
    body,
    language,
  });
  return answer.status === 200 ? 200 : answer.body.error?.fields?.['branchId'];
};
const officeOf = async (id: number) => {
  const { rows } = await pool.query<{ office: number }>(
    'select branch_id as office from consultations where id = $1',
    [id],
  );
  return rows[0]?.office;
};

describe('another office', () => {
  it('sent a client with an appointment to another city, and told them nothing', async () => {
    const id = await wished();
    await on.move(consultations, 'confirm', id, { body: {} });
    expect(await save(id)).toMatchObject(REFUSED);
    expect(await save(id, CAIRO, 'ar')).toMatchObject({
      message: 'للعميل موعد في الفرع الحالي. ألغِه أولًا، ثم اطلب منه اختيار موعد في الفرع الآخر.',
    });
    // Whatever else is saved with the same office is.
    expect(await save(id, RIYADH)).toBe(200);
    expect(await officeOf(id)).toBe(RIYADH);
  });

  it('is refused while a time waits to be confirmed, also the second choice alone', async () => {
    const id = await wished();
    expect(await save(id)).toMatchObject(REFUSED);
    await pool.query(`update consultations set wished_at = now() - interval '1 hour' where id = $1`, [id]);
    expect(await save(id)).toBe(200);
    await save(id, RIYADH);
    await pool.query(`update consultations set second_choice_at = now() + interval '1 day' where id = $1`, [
      id,
    ]);
    expect(await save(id)).toMatchObject(REFUSED);
  });

  it('is nobody’s loss where no time was chosen, or it is over or called off', async () => {
    expect(await save(await sent())).toBe(200);
    const met = await wished();
    await on.move(consultations, 'confirm', met, { body: {} });
    await pool.query(`update consultations set scheduled_at = now() - interval '1 hour' where id = $1`, [
      met,
    ]);
    expect(await save(met)).toBe(200);
    const off = await wished();
    await on.move(consultations, 'cancel', off);
    expect(await save(off)).toBe(200);
  });

  it('is refused in the same words for many at once, and in a file', async () => {
    const [open, kept] = [await sent(), await wished()];
    const many = await host.call('PUT', callPath(consultations, verbs.updateMany), {
      as: 'Admin',
      body: { ids: [open, kept], values: { branchId: CAIRO } },
      language: 'en',
    });
    expect(refusalsSchema.parse(many.body.data).refusals).toMatchObject([
      { id: kept, fields: { branchId: REFUSED } },
    ]);
    const file = await host.call('POST', callPath(consultations, verbs.import), {
      as: 'Admin',
      language: 'en',
      form: formBody([
        { name: 'dryRun', content: 'false' },
        { name: 'skipWrong', content: 'true' },
        {
          name: 'file',
          content: `id,branchId\r\n${open},${CAIRO}\r\n${kept},${CAIRO}\r\n`,
          filename: 'list.csv',
          type: 'text/csv',
        },
      ]),
    });
    const { errors, changed } = importReportSchema(consultations, 'Admin').parse(file.body.data);
    expect(errors).toMatchObject([{ row: 3, column: 'Branch no.', ...REFUSED }]);
    expect(changed).toBe(1);
    expect([await officeOf(open), await officeOf(kept)]).toEqual([CAIRO, RIYADH]);
  });
});
