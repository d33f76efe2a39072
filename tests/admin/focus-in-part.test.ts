import fc from 'fast-check';
import { expect, it } from 'vitest';
import { focusInPart, focusInWhole } from '#admin/images/focus-in-part.ts';

it('the focus of a picture stays on the same spot when a part of it is cut out', () => {
  expect(focusInPart({ focusX: 0.5, focusY: 0.25 }, { x: 40, y: 0, width: 20, height: 50 })).toEqual({
    focusX: 0.5,
    focusY: 0.5,
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const length = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(share, share, length, length, share, share, (focusX, focusY, width, height, left, top) => {
      const part = { x: left * (100 - width), y: top * (100 - height), width, height };
      const there = focusInPart(focusInWhole({ focusX, focusY }, part), part);
      expect(there.focusX).toBeCloseTo(focusX, 6);
      expect(there.focusY).toBeCloseTo(focusY, 6);
    }),
  );
});

it('a focus that was cut off lies at the edge', () => {
  const part = { x: 50, y: 50, width: 50, height: 50 };
  expect(focusInPart({ focusX: 0.1, focusY: 0.2 }, part)).toEqual({ focusX: 0, focusY: 0 });
});
