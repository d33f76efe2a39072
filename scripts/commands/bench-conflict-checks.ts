// Measures what it takes to save a party of a request beside 100,000 parties and 100,000 accounts: the whole call, in
// which the party is compared with all of them. Names are made of the parts of those that the matcher is judged by, each
// part as frequent as it is there. BENCH_DATABASE_URL names a PostgreSQL whose user may create databases.
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { conflictPaths, foundConflictsSchema } from '#contract/conflicts.ts';
import { successSchema } from '#contract/envelope.ts';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { createAims } from '../bench/aims.ts';
import { ROWS } from '../bench/calls.ts';
import { filledHost } from '../bench/filled-host.ts';
import { inColumns, median } from '../bench/table.ts';
import { withUndo } from '../bench/undo.ts';

const SAVES = 40;
/** Milliseconds that a check may take. */
const AIM = 200;
const COMMON = 'محمد أحمد';
const SEARCHED: readonly (readonly [string, readonly string[]])[] = [
  ['rare', ['غيلان المضري', 'عرفان الجوهري', 'Ghaylan Almudari', 'شركة واحة يبرين للتوريدات']],
  [
    'usual',
    ['فهد سعد العتيبي', 'نورة عبدالعزيز الدوسري', 'Khaled Nasser Al Shammari', 'سارة إبراهيم الغامدي'],
  ],
  ['shared by thousands', [COMMON, 'أحمد محمد', 'Mohamed Ahmed', 'محمد عبدالله']],
];

const ms = (time: number): string => time.toFixed(0);

const aims = createAims();

await withUndo(async (undo) => {
  const { host, made: ids } = await filledHost(undo, putParties);
  let nth = 0;
  const save = async (name: string): Promise<number> => {
    const id = ids[(nth += 1)];
    const body = {
      id,
      branchId: 1,
      assigneeId: null,
      dueDate: null,
      parties: [{ nameAr: name, nameEn: '', number: '', side: 'own' }],
    };
    const startedAt = performance.now();
    const response = await fetch(host.url + callPath(requests, requests.verbs.update), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${host.token}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text}`);
    return performance.now() - startedAt;
  };
  for (const name of SEARCHED.flatMap(([, names]) => names)) await save(name);
  await save(COMMON);
  const found = await fetch(host.url + conflictPaths.read(requests, ids[nth]), {
    headers: { authorization: `Bearer ${host.token}` },
  });
  const { hits } = successSchema(foundConflictsSchema).parse(await found.json()).data;
  // A check that compares with nobody is fast.
  if (hits.length === 0) throw new Error(`${COMMON} is found nowhere, among thousands`);
  const lines: string[][] = [];
  for (const [kind, names] of SEARCHED) {
    const times: number[] = [];
    for (let n = 0; n < SAVES; n += 1) times.push(await save(names[n % names.length] ?? ''));
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(SAVES * 0.95)] ?? 0;
    lines.push([
      kind,
      ms(median(times)),
      ms(p95),
      ms(sorted.at(-1) ?? 0),
      aims.atMost(`${kind} name, p95 in ms`, p95, AIM),
    ]);
  }
  console.log(inColumns(['name|median ms|p95 ms|slowest ms|aim'.split('|'), ...lines]));
});
aims.end();

/** Gives each request a party on the other side: the ids of the requests. */
async function putParties(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into request_parties (request_id, name_ar, name_en, side)
     select request.id, party.name, '', 'other'
     from (select id, row_number() over (order by id) as at from requests) request
     join unnest($1::text[]) with ordinality as party(name, at) using (at)
     returning request_id as id`,
    [await partyNames(ROWS)],
  );
  await pool.query('vacuum (analyze) request_parties');
  return rows.map(({ id }) => id);
}

/** As many names of three parts as asked for, the same in each run. */
async function partyNames(count: number): Promise<string[]> {
  const pairs = z
    .array(z.object({ a: z.string() }))
    .parse(JSON.parse(await readFile('tests/support/name-pairs.json', 'utf8')));
  const known = pairs.map(({ a }) => a.split(' ')).filter((parts) => parts.length > 1);
  const [first, last] = [known.map(([part = '']) => part), known.map((parts) => parts.at(-1) ?? '')];
  // Numbers that share no divisor with the length lead through all of a list before one comes again.
  const at = (parts: readonly string[], n: number): string => parts[n % parts.length] ?? '';
  return Array.from({ length: count }, (_, n) =>
    [
      at(first, n * 7),
      at(first, Math.floor(n / known.length) * 11 + n * 13),
      at(last, n * 17 + Math.floor(n / 31)),
    ].join(' '),
  );
}
