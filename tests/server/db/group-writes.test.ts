import { expect, it } from 'vitest';
import { groupWrites } from '#server/db/group-writes.ts';

/** A write that ends when it is told to. */
function slowWrites() {
  const groups: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const write = groupWrites<number>(
    (items) =>
      new Promise<void>((resolve, reject) => {
        groups.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { groups, write };
}
const settled = () => new Promise(setImmediate);

it('what comes while a write is under way goes together with the next one, and nothing twice', async () => {
  const { groups, write } = slowWrites();
  const done: number[] = [];
  const give = (item: number) => write(item).then(() => done.push(item));
  void give(1);
  await settled();
  void give(2);
  void give(3);
  await settled();
  expect(groups.map(({ items }) => items)).toEqual([[1]]);
  groups[0]?.end();
  await settled();
  expect(done).toEqual([1]);
  expect(groups.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  void give(4);
  groups[1]?.end();
  await settled();
  expect(done).toEqual([1, 2, 3]);
  groups[2]?.end();
  await settled();
  expect(done).toEqual([1, 2, 3, 4]);
  expect(groups).toHaveLength(3);
});

it('whoever was in a write that failed is told, and the next one is tried all the same', async () => {
  const { groups, write } = slowWrites();
  const first = write(1);
  await settled();
  const second = write(2);
  groups[0]?.end(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  await settled();
  groups[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
