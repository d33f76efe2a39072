// Geometry of the girih field. Method: Hankin's polygons in contact on the 4.8.8 tiling. Every edge sends out two rays at
// a contact angle; each ray runs past its neighbour to the second partner. 51 degrees gives a plain lattice, 67.5 the
// eight-pointed star.
const rad = (degrees) => (degrees * Math.PI) / 180;
const heading = (from, to) => Math.atan2(to[1] - from[1], to[0] - from[0]);
export const round = (n) => String(Math.round(n * 10) / 10);
export const toPath = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

function meet(p, a, q, b) {
  const t = ((q[0] - p[0]) * Math.sin(b) - (q[1] - p[1]) * Math.cos(b)) / Math.sin(b - a);
  return [p[0] + t * Math.cos(a), p[1] + t * Math.sin(a)];
}

function polygon({ x, y, sides, edge, turn }) {
  const radius = edge / 2 / Math.sin(Math.PI / sides);
  return Array.from({ length: sides }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / sides;
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)];
  });
}

/** One tile's strap lines and the shape they enclose; `reach` is how many edges away the partner ray starts. */
function knot({ corners, reach, angleAt }) {
  const n = corners.length;
  const mids = corners.map((a, i) => {
    const b = corners[(i + 1) % n];
    return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], along: heading(a, b) };
  });
  const crossings = mids.map((mid, i) => {
    const mate = mids[(i + reach) % n];
    return meet(
      mid.at,
      mid.along + rad(angleAt(mid.at[0])),
      mate.at,
      mate.along + Math.PI - rad(angleAt(mate.at[0])),
    );
  });
  const straps = mids.map((mid, i) => [mid.at, crossings[i], mids[(i + reach) % n].at]);
  const shape = crossings.flatMap((crossing, i) => {
    if (n !== 8) return [mids[i].at, crossing];
    const next = mids[(i + 1) % 8].at;
    return [
      crossing,
      meet(crossing, heading(crossing, mids[(i + 2) % 8].at), next, heading(next, crossings[(i + 1) % 8])),
    ];
  });
  return { straps, shape };
}

/** The field over a box: strap lines, stars and diamonds, with a star exactly on `centre`. */
export function field({ box: [left, top, width, height], edge, centre, angleAt, keep }) {
  const cell = edge * (1 + Math.SQRT2);
  const found = { straps: [], stars: [], diamonds: [] };
  const add = (list, tile, at) => {
    found.straps.push(...tile.straps.filter((strap) => strap.some(keep)));
    if (tile.shape.some(keep)) found[list].push({ shape: tile.shape, at });
  };
  const first = (from, to) => Math.floor((from - to) / cell) - 1;
  for (let row = first(top, centre[1]); centre[1] + row * cell < top + height + cell; row++)
    for (let column = first(left, centre[0]); centre[0] + column * cell < left + width + cell; column++) {
      const [x, y] = [centre[0] + column * cell, centre[1] + row * cell];
      const half = cell / 2;
      add(
        'stars',
        knot({ corners: polygon({ x, y, sides: 8, edge, turn: Math.PI / 8 }), reach: 2, angleAt }),
        [x, y],
      );
      add(
        'diamonds',
        knot({ corners: polygon({ x: x + half, y: y + half, sides: 4, edge, turn: 0 }), reach: 1, angleAt }),
        [x + half, y + half],
      );
    }
  return found;
}

/** Pulls every side of a star inwards, so that a star drawn over the straps does not cover them. */
export function inset(shape, by) {
  const sides = shape.map((a, i) => {
    const b = shape[(i + 1) % shape.length];
    const along = heading(a, b);
    return { at: [a[0] - by * Math.sin(along), a[1] + by * Math.cos(along)], along };
  });
  return sides.map((side, i) => {
    const before = sides.at(i - 1);
    return meet(before.at, before.along, side.at, side.along);
  });
}
