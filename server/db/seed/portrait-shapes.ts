/** How far a point lies from the edge of a shape, in pixels, or less; negative within it. */
export type Shape = (x: number, y: number) => number;

export const oval =
  (centreX: number, centreY: number, radiusX: number, radiusY: number): Shape =>
  (x, y) =>
    (Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY) - 1) * Math.min(radiusX, radiusY);

/** A box with round corners, by its centre and half its sides. */
export const box =
  (centreX: number, centreY: number, halfWidth: number, halfHeight: number, round = 0): Shape =>
  (x, y) => {
    const beside = Math.abs(x - centreX) - halfWidth + round;
    const above = Math.abs(y - centreY) - halfHeight + round;
    return Math.hypot(Math.max(beside, 0), Math.max(above, 0)) + Math.min(Math.max(beside, above), 0) - round;
  };

/** Corners in the order of the hands of a clock; none of them points inwards. */
export const polygon =
  (...corners: readonly (readonly [number, number])[]): Shape =>
  (x, y) =>
    corners.reduce((furthest, [fromX, fromY], at) => {
      const [toX, toY] = corners[(at + 1) % corners.length] ?? [fromX, fromY];
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      const beyond = ((x - fromX) * alongY - (y - fromY) * alongX) / Math.hypot(alongX, alongY);
      return Math.max(furthest, beyond);
    }, -Infinity);

/** The star of two squares on each other, by half a side. */
export const star =
  (centreX: number, centreY: number, half: number): Shape =>
  (x, y) => {
    const [beside, above] = [Math.abs(x - centreX), Math.abs(y - centreY)];
    return Math.min(Math.max(beside, above), (beside + above) / Math.SQRT2) - half;
  };

/** The lines of stars whose points meet, over the whole plane. */
export const starLines =
  (cell: number, width: number): Shape =>
  (x, y) => {
    const beside = Math.abs(x - cell * Math.round(x / cell));
    const above = Math.abs(y - cell * Math.round(y / cell));
    const half = cell / (2 * Math.SQRT2);
    const upright = Math.abs(Math.max(beside, above) - half);
    const turned = Math.abs((beside + above) / Math.SQRT2 - half);
    return Math.min(upright, turned) - width / 2;
  };

export const both =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((furthest, shape) => Math.max(furthest, shape(x, y)), -Infinity);

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((nearest, shape) => Math.min(nearest, shape(x, y)), Infinity);

export const without =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    Math.max(shape(x, y), -hole(x, y));
