import type { ListQuery } from '#contract/list-query.ts';
import type { Finding } from './page-plan.ts';
import { idsPastWalls } from './page-past-walls.ts';
import type { SqlParameters } from './statement.ts';

/** At most this many rows are skipped without a look at where the end is. */
const FEW = 1_000;

/** The ids of a page as an array, by skipping the rows before it, or those behind it where they are fewer. */
export function idsByNumber({ page, pageSize }: ListQuery, finding: Finding, values: SqlParameters): string {
  const { found, order, limit } = finding;
  const before = (page - 1) * pageSize;
  const size = limit();
  if (before === 0) return `array(select record.id from ${found} order by ${order.by()} limit ${size})`;
  const skip = `${values.add(before)}::bigint`;
  const ahead = (most: string) =>
    `array(select record.id from ${found} order by ${order.by()} limit ${most} offset ${skip})`;
  if (before <= FEW) return ahead(size);
  const behind = `greatest(total - ${skip} - ${size}, 0)`;
  const when = (isNear: string, isFar: string) =>
    `(select case when ${skip} <= ${behind} then ${isNear} else ${isFar} end from counted)`;
  const left = `greatest(least(total - ${skip}, ${size}), 0)`;
  if (finding.past && order.key) {
    const walk = { found, order, key: order.key, ...finding.past() };
    const forwards = idsPastWalls(walk, { isForward: true, skip, most: size });
    const backwards = idsPastWalls(walk, {
      isForward: false,
      skip: `(select ${behind} from counted)`,
      most: `(select ${left} from counted)`,
    });
    return `case when ${skip} <= ${behind} then ${forwards} else ${turned(backwards)} end`;
  }
  const back = `array(select record.id from ${found} order by ${order.backwards()}
  limit ${when('0', left)} offset (select ${behind} from counted))`;
  return `${ahead(when(size, '0'))} || ${turned(back)}`;
}

/** The same ids in the other order. */
export const turned = (ids: string): string =>
  `array(select id from unnest(${ids}) with ordinality as back(id, place) order by place desc)`;
