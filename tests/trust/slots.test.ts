import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { claimPort } from '#server/claim-port.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { figure } from '#tests/support/figure.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { temporaryPostgres } from '#tests/support/temporary-postgres.ts';
import { buildServers } from '../../scripts/bench/build-servers.ts';
import { type RunningServer, startServer } from '../../scripts/bench/start-server.ts';

/** A PostgreSQL that several hosts share: `npm run test:trust` names it where one answers. */
const serverUrl = process.env['SHARED_DATABASE_URL'];
/** How often a time is asked for. */
const TRIES = Number(process.env['SLOT_TRIES'] ?? 10_000);
const SLOTS = 50;
const CLIENTS = 10;
const AT_ONCE = 24;
const OFFICE = 1;
const PASSWORD = 'Booking-2026';

const answerSchema = z.looseObject({
  totalCount: z.number().optional(),
  data: z.unknown(),
  error: z.looseObject({ code: z.string() }).nullable().optional(),
});
const rowsSchema = z.array(z.looseObject({ id: z.number() }));
const wishSchema = z.looseObject({ id: z.number(), status: z.string(), wishedAt: z.string() });

describe.each([
  ['two processes on PostgreSQL', 2, serverUrl],
  ['one process on the embedded database', 1, undefined],
])('from %s', (where, processes, url) => {
  it.skipIf(processes > 1 && !url)(
    `D-12 ${TRIES} tries at ${SLOTS} free times: each is given once, none twice, none lost`,
    { timeout: 300_000 + TRIES * 120 },
    async () => {
      const { folder, remove } = await temporaryFolder();
      const database = url === undefined ? null : await temporaryPostgres(url);
      const file = (await buildServers())('host');
      const hosts: RunningServer[] = [];
      try {
        for (let n = 0; n < processes; n += 1)
          hosts.push(
            await startServer(file, {
              PORT: String(await claimPort('127.0.0.1', 0)),
              DATA_DIR: folder,
              ...(database ? { DATABASE_URL: database.url } : {}),
              SECRET_KEY: 'a key that both hosts know, so that each takes the sessions of the other',
              CONSULTATIONS_PER_ACCOUNT_HOUR: String(TRIES),
              LOG_LEVEL: 'silent',
            }),
          );
        const { given, refused, seconds } = await tryAll(hosts.map((host) => host.url));
        expect({ given, refused }).toEqual({ given: SLOTS, refused: TRIES - SLOTS });
        figure(
          `${where}: ${TRIES} tries in ${seconds.toFixed(0)} s, ${given} given, ${refused} refused, 0 twice, 0 lost`,
        );
      } finally {
        for (const host of hosts) await host.kill();
        await database?.drop();
        await remove();
      }
    },
  );
});

async function tryAll(urls: readonly string[]) {
  const call = async (at: number, token: string, method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${urls[at % urls.length]}${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: answer.status, ...answerSchema.parse(await answer.json()) };
  };
  const signIn = async (email: string, password: string) => {
    const { data } = await call(0, '', 'POST', accountCalls.login, { email, password });
    return z.looseObject({ accessToken: z.string() }).parse(data).accessToken;
  };
  const admin = await signIn(demoAccounts.find(({ role }) => role === 'Admin')?.email ?? '', DEMO_PASSWORD);
  const asAdmin = (method: string, path: string, body?: unknown) => call(0, admin, method, path, body);

  // One consultant keeps hours: what they have is all there is.
  const hours = rowsSchema.parse((await asAdmin('GET', '/api/ConsultantHours/GetAll?PageSize=100')).data);
  const kept = hours.find((each) => each['consultantId'] === 1 && each['branchId'] === OFFICE);
  for (const { id } of hours.filter((each) => each !== kept))
    expect((await asAdmin('DELETE', `/api/ConsultantHours/Delete/${id}`)).status).toBe(200);
  const rules = {
    minutes: 30,
    bufferMinutes: 0,
    leadHours: 24,
    daysAhead: 60,
    changeHours: 24,
    openWishes: 20,
  };
  expect((await asAdmin('PUT', '/api/AppointmentSettings/Update', rules)).status).toBe(200);
  const areas = rowsSchema.parse((await asAdmin('GET', '/api/ServiceCategories/GetAll?PageSize=100')).data);
  const freeIn = async (areaId: number) =>
    freeSlotsSchema.parse(
      (await asAdmin('GET', `/api/Consultations/GetFreeSlots?BranchId=${OFFICE}&Way=phone&About=${areaId}`))
        .data,
    ).slots;
  let areaId = 0;
  for (const { id } of areas) if ((await freeIn(id)).length >= SLOTS) areaId = id;
  const before = await freeIn(areaId);
  const wanted = before.slice(0, SLOTS);
  expect(wanted).toHaveLength(SLOTS);
  const types = rowsSchema.parse((await asAdmin('GET', '/api/ConsultationTypes/GetAll')).data);
  const typeId = types[0]?.id;
  const countOf = async () =>
    (await asAdmin('GET', '/api/Consultations/GetAll?PageSize=5')).totalCount ?? Number.NaN;
  const recordsBefore = await countOf();

  const tokens: string[] = [];
  for (let n = 0; n < CLIENTS; n += 1) {
    const email = `booker-${n}@example.com`;
    const made = await asAdmin('POST', '/api/ApplicationUsers/AddWithRole', {
      fullNameAr: `عميل ${n}`,
      fullNameEn: `Client ${n}`,
      mobileNumber: '+966501234567',
      whatsAppNumber: '+966501234567',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: 'User',
      branchId: OFFICE,
    });
    expect([made.status, made.error ?? null]).toEqual([200, null]);
    tokens.push(await signIn(email, PASSWORD));
  }

  const accepted: { id: number; at: string }[] = [];
  const refusals = new Map<string, number>();
  let next = 0;
  const began = Date.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < TRIES) {
        const number = next;
        next += 1;
        const at = wanted[number % SLOTS] ?? '';
        const answer = await call(
          Math.floor(Math.random() * urls.length),
          tokens[Math.floor(Math.random() * CLIENTS)] ?? '',
          'POST',
          '/api/Consultations/Add',
          {
            caseTitle: `Try ${number}`,
            caseDescription: 'Everybody wants the same few hours.',
            consultationTypeId: typeId,
            areaId,
            branchId: OFFICE,
            way: 'phone',
            wishedAt: at,
          },
        );
        if (answer.status === 200) accepted.push({ id: wishSchema.parse(answer.data).id, at });
        else {
          const code = `${answer.status} ${answer.error?.code}`;
          refusals.set(code, (refusals.get(code) ?? 0) + 1);
        }
      }
    }),
  );
  const seconds = (Date.now() - began) / 1000;

  // Each time is given, each once, and whoever was refused was refused for that alone.
  expect([...refusals.keys()]).toEqual(['409 slotTaken']);
  expect(accepted.map(({ at }) => at).toSorted()).toEqual(wanted.toSorted());
  // What was accepted stands, as it was accepted; what was refused left nothing behind.
  for (const { id, at } of accepted) {
    const { data } = await asAdmin('GET', `/api/Consultations/GetById/${id}`);
    const record = wishSchema.parse(data);
    expect([record.status, new Date(record.wishedAt).toISOString()]).toEqual(['Pending', at]);
  }
  expect(await countOf()).toBe(recordsBefore + SLOTS);
  const after = await freeIn(areaId);
  expect(after).toEqual(before.filter((at) => !wanted.includes(at)));
  return { given: accepted.length, refused: refusals.get('409 slotTaken') ?? 0, seconds };
}
