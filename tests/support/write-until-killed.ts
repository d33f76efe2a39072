// Opens the embedded database of the folder given as argument, says what it finds, then writes for ever and says
// each entry after its commit was acknowledged. With `fill` it fills the write-ahead log instead.
import { writeSync } from 'node:fs';
import { connectDatabase } from '#server/db/connect.ts';
import { withTransaction } from '#server/db/transaction.ts';

// Synchronous, so that a killed process has said all that it knew.
const say = (line: string) => writeSync(1, `${line}\n`);
const [, , dataDir = '', mode] = process.argv;
const database = await connectDatabase({
  dataDir,
  log: { warn: () => undefined },
  onFatal: (error) => {
    say(`fatal ${error.message}`);
    process.exit(70);
  },
});
const { pool } = database;
await pool.query(`
  create table if not exists entries (id serial primary key, part text not null, entry uuid not null, filling text);
  create index if not exists entries_filling on entries (filling);
  create table if not exists counter (value int not null);
  insert into counter select 0 where not exists (select from counter)`);

const { rows } = await pool.query<{ whole: string[]; partial: number; value: number }>(`
  select array(select entry::text from entries group by entry having count(*) = 2) as whole,
    (select count(*) from (select from entries group by entry having count(*) <> 2) p)::int as partial,
    (select value from counter) as value`);
say(`found ${JSON.stringify(rows[0])}`);

if (mode === 'fill') {
  for (;;) await pool.query(`select pg_logical_emit_message(true, 'filling', repeat('x', 1000000))`);
}
if (mode === 'write') await Promise.all(Array.from({ length: 4 }, write));
await database.close();

async function write() {
  for (;;) {
    const entry = await withTransaction(pool, async (client) => {
      const inserted = await client.query<{ entry: string }>(
        `insert into entries (part, entry, filling) values ('first', gen_random_uuid(), repeat('س', 300)) returning entry`,
      );
      const id = inserted.rows[0]?.entry ?? '';
      await client.query(`insert into entries (part, entry) values ('second', $1)`, [id]);
      await client.query('update counter set value = value + 1');
      return id;
    });
    say(`kept ${entry}`);
  }
}
