import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conflict, mergeValues } from '#contract/merge-values.ts';
import type { Values } from '#contract/record-schemas.ts';
import { settleMerge } from '#contract/settle-merge.ts';

const merge = (base: Values, mine: Values, theirs: Values) =>
  mergeValues({ base, mine, theirs }, (key) => key === 'rows');
const placesOf = ({ conflicts }: { conflicts: readonly Conflict[] }) =>
  conflicts.map(({ key, row }) => `${key} ${row}`).toSorted();
const row = (id: number, name = `Row ${id}`, text = '') => ({ id, name, text });

/** Values with few words in them, so that both sides often write the same. */
const word = fc.constantFrom('', 'a', 'b', 'c');
const anyRows = fc
  .subarray([1, 2, 3, 4, 5])
  .chain((ids) => fc.shuffledSubarray(ids, { minLength: ids.length }))
  .chain((ids) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), name: word, text: word }))));
const anyValues = fc.record({ title: word, body: word, rows: anyRows });

describe('what two people made of the same record', () => {
  it('is what one of them made of it where the other changed nothing', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (base, changed) => {
        for (const merged of [merge(base, changed, base), merge(base, base, changed)]) {
          expect(merged.values).toEqual(changed);
          expect(merged.conflicts).toEqual([]);
        }
        expect(merge(base, changed, base).taken).toEqual([]);
      }),
    );
  });

  it('is no conflict where both made the same of it', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (base, same) => {
        expect(merge(base, same, same)).toEqual({ values: same, conflicts: [], taken: [] });
      }),
    );
  });

  it('is in conflict at the same places, whoever is asked', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (base, mine, theirs) => {
        expect(placesOf(merge(base, mine, theirs))).toEqual(placesOf(merge(base, theirs, mine)));
      }),
    );
  });

  it('is the union where they changed different fields and rows, and holds each change once', () => {
    const own = fc.record({ name: word, text: word });
    fc.assert(
      fc.property(
        word,
        word,
        fc.array(own, { maxLength: 5 }),
        fc.array(fc.tuple(fc.boolean(), own)),
        (title, body, stored, changes) => {
          const rows = stored.map((values, at) => ({ id: at + 1, ...values }));
          const base = { title: 'first', body: 'first', rows };
          const changedBy = (isMine: boolean) =>
            rows.map((each, at) => {
              const [owner, values] = changes[at] ?? [];
              return values && owner === isMine ? { ...each, ...values } : each;
            });
          const mine = { title, body: 'first', rows: changedBy(true) };
          const theirs = { title: 'first', body, rows: changedBy(false) };
          const { values, conflicts } = merge(base, mine, theirs);
          expect(conflicts).toEqual([]);
          expect(values).toEqual({
            title,
            body,
            rows: rows.map((each, at) => ({ ...each, ...changes[at]?.[1] })),
          });
        },
      ),
    );
  });

  it('settled all to one side holds no word of the other at a place that both changed', () => {
    fc.assert(
      fc.property(
        anyValues,
        anyValues,
        anyValues,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (base, mine, theirs, side) => {
          const merged = merge(base, mine, theirs);
          const settled = settleMerge(merged, () => side);
          const chosen = { mine, theirs }[side];
          for (const { key, row: at } of merged.conflicts) {
            if (at === null) expect(settled[key]).toEqual(chosen[key as 'title']);
            const ids = (settled['rows'] as Values[]).map(({ id }) => id);
            if (typeof at === 'number')
              expect(ids.includes(at)).toBe(chosen.rows.some(({ id }) => id === at));
          }
          // Nothing is there twice.
          const ids = (settled['rows'] as Values[]).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });
});

describe('rows', () => {
  const base = { rows: [row(1), row(2), row(3)] };

  it('that both added are all there, each behind the row that it was added behind', () => {
    const mine = { rows: [row(1), { name: 'Mine', text: '' }, row(2), row(3)] };
    const theirs = { rows: [row(1), row(2), row(3), row(9, 'Theirs')] };
    const merged = merge(base, mine, theirs);
    expect((merged.values['rows'] as Values[]).map(({ name }) => name)).toEqual([
      'Row 1',
      'Mine',
      'Row 2',
      'Row 3',
      'Theirs',
    ]);
    expect(merged.conflicts).toEqual([]);
    expect(merged.taken).toEqual(['rows']);
  });

  it('of which the answer was lost are not added a second time', () => {
    const mine = { rows: [...base.rows, { name: 'New', text: '' }] };
    const theirs = { rows: [...base.rows, row(9, 'New')] };
    expect(merge(base, mine, theirs)).toMatchObject({ values: theirs, conflicts: [] });
  });

  it('that one changed and the other removed are asked about: restored, or let go', () => {
    const mine = { rows: [row(1), row(2, 'Changed'), row(3)] };
    const theirs = { rows: [row(1), row(3)] };
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([{ key: 'rows', row: 2, mine: row(2, 'Changed'), theirs: null }]);
    expect(settleMerge(merged, () => 'mine')).toEqual(mine);
    expect(settleMerge(merged, () => 'theirs')).toEqual(theirs);
  });

  it('that one removed and the other left alone go without a question', () => {
    const merged = merge(base, { rows: [row(1), row(3)] }, { rows: [row(1, 'Changed'), row(2), row(3)] });
    expect(merged).toMatchObject({ values: { rows: [row(1, 'Changed'), row(3)] }, conflicts: [] });
  });

  it('of which both changed other fields hold both; of which both changed the same one are asked about as a row', () => {
    const mine = { rows: [row(1, 'Mine', 'Mine'), row(2), row(3)] };
    expect(merge(base, mine, { rows: [row(1, 'Mine', ''), row(2), row(3, 'Theirs')] })).toMatchObject({
      values: { rows: [row(1, 'Mine', 'Mine'), row(2), row(3, 'Theirs')] },
      conflicts: [],
    });
    const merged = merge(base, mine, { rows: [row(1, 'Theirs'), row(2), row(3)] });
    expect(placesOf(merged)).toEqual(['rows 1']);
    expect(settleMerge(merged, () => 'mine')).toEqual(mine);
    expect(settleMerge(merged, () => 'theirs')).toEqual({
      rows: [row(1, 'Theirs', 'Mine'), row(2), row(3)],
    });
  });

  it('that one moved and the other changed are moved and changed; moved by both otherwise, the order is asked', () => {
    const moved = { rows: [row(3), row(1), row(2)] };
    const changed = { rows: [row(1), row(2, 'Changed'), row(3)] };
    for (const merged of [merge(base, moved, changed), merge(base, changed, moved)])
      expect(merged).toMatchObject({
        values: { rows: [row(3), row(1), row(2, 'Changed')] },
        conflicts: [],
      });
    const other = { rows: [row(2), row(1), row(3)] };
    const merged = merge(base, moved, other);
    expect(placesOf(merged)).toEqual(['rows order']);
    expect(settleMerge(merged, () => 'mine')).toEqual(moved);
    expect(settleMerge(merged, () => 'theirs')).toEqual(other);
  });
});
