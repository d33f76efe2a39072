import type { Pool } from 'pg';

interface SameHours {
  /** Whose hours both keep. */
  readonly first: number;
  readonly other: number;
  readonly office: number;
  /** The areas of law that each takes care of. */
  readonly areas: readonly [first: readonly number[], other: readonly number[]];
}

/**
 * Two lawyers keep the same hours at one office, and nobody else keeps any; neither has an appointment, and a client may
 * wish for as many times as a test needs.
 */
export async function keepSameHours(pool: Pool, { first, other, office, areas }: SameHours): Promise<void> {
  await pool.query('update appointment_settings set open_wishes = 1000');
  // Those of the samples stand by the hour of the day.
  await pool.query('delete from appointments where consultant_id = any($1)', [[first, other]]);
  await pool.query('update lawyers set category_ids = $2 where id = $1', [first, areas[0]]);
  await pool.query('update lawyers set category_ids = $2 where id = $1', [other, areas[1]]);
  await pool.query(
    'update consultant_hours set deleted_at = now() where not (consultant_id = $1 and branch_id = $2)',
    [first, office],
  );
  await pool.query(
    `insert into consultant_hours (consultant_id, branch_id, hours, at_office, by_video, by_phone)
     select $2, branch_id, hours, at_office, by_video, by_phone from consultant_hours
     where consultant_id = $1 and deleted_at is null`,
    [first, other],
  );
}
