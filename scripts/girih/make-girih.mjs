// Draws the girih art into src/ui/girih. Run by hand after a change here: node scripts/girih/make-girih.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { field, inset, round, toPath } from './girih-field.mjs';

const FOLDER = new URL('../../src/ui/girih/', import.meta.url);
const C = {
  ink: '#0a2628',
  onInk: '#f2f6f4',
  lineOnInk: '#2b5654',
  nile8: '#0b474c',
  nile7: '#0f5a60',
  glint: '#17777a',
  clay3: '#e1a07e',
  clay5: '#c4673a',
};

const inBox =
  ([left, top, width, height]) =>
  ([x, y]) =>
    x > left - 9 && x < left + width + 9 && y > top - 9 && y < top + height + 9;
const inHexagon =
  ({ centre: [cx, cy], width, height }) =>
  ([x, y]) =>
    Math.abs(x - cx) < width / 2 + 9 && Math.abs(x - cx) + Math.abs(y - cy) < height / 2 + 13;

function hexagon({ centre: [cx, cy], width, height }, grow = 0) {
  const w = width / 2 + grow;
  const h = height / 2 + grow * Math.SQRT2;
  return [
    [cx, cy - h],
    [cx + w, cy - h + w],
    [cx + w, cy + h - w],
    [cx, cy + h],
    [cx - w, cy + h - w],
    [cx - w, cy - h + w],
  ]
    .map((point) => point.map(round).join())
    .join(' ');
}

const joined = (list) => list.map(({ shape }) => `${toPath(shape)}Z`).join('');
const lines = (straps) => straps.map(toPath).join('');
const svg = (box, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(round).join(' ')}" width="${round(box[2])}" height="${round(box[3])}">${body}</svg>\n`;
const save = (name, text) => writeFileSync(new URL(`${name}.svg`, FOLDER), text);

/** A lit or shut window: nile ground, darker stars, straps with an ink casing, and its frame. */
function windowArt({ hex, edge, angleAt, box, strap, frame, glints = true, hole = false, outer = 0 }) {
  const art = field({ box, edge, centre: hex.centre, angleAt, keep: inHexagon(hex) });
  const [cx, cy] = hex.centre;
  const clip = `<clipPath id="w"><polygon points="${hexagon(hex)}"/></clipPath><path id="s" d="${lines(art.straps)}"/>`;
  const body = [
    `<defs>${clip}</defs><g clip-path="url(#w)"><rect x="${round(cx - hex.width / 2)}" y="${round(cy - hex.height / 2)}" width="${hex.width}" height="${hex.height}" fill="${C.nile7}"/>`,
    `<path fill="${C.nile8}" d="${joined(art.stars)}"/>`,
    glints ? `<path fill="${C.glint}" d="${joined(art.diamonds)}"/>` : '',
    `<g fill="none"><use href="#s" stroke="${C.ink}" stroke-width="${strap.casing}"/><use href="#s" stroke="${C.onInk}" stroke-width="${strap.width}"/></g>`,
    hole ? `<circle cx="${cx}" cy="${cy}" r="${round(hex.width * 0.2)}" fill="${C.ink}"/>` : '',
    '</g><g fill="none">',
    frame.casing
      ? `<polygon points="${hexagon(hex)}" stroke="${C.ink}" stroke-width="${frame.casing}"/>`
      : '',
    `<polygon points="${hexagon(hex)}" stroke="${C.onInk}" stroke-width="${frame.width}"/>`,
    outer ? `<polygon points="${hexagon(hex, outer)}" stroke="${C.clay5}" stroke-width="1.5"/>` : '',
    '</g>',
  ].join('');
  const star = art.stars.find(({ at }) => Math.hypot(at[0] - cx, at[1] - cy) < 1);
  return {
    body,
    star: `<path fill="${C.clay3}" d="${toPath(inset(star.shape, strap.casing / 2 - 0.4))}Z"/>`,
  };
}

const star = () => 67.5;

function scene({ name, box, hex, edge, angleAt = star, strap, frame, ground, outer, glints, isLit }) {
  const { body, star: lit } = windowArt({ hex, edge, angleAt, box, strap, frame, outer, glints });
  save(name, svg(box, (ground ?? '') + body + (isLit ? lit : '')));
  if (!isLit) save(`${name}-star`, svg(box, lit));
}

const groundLines = ({ box, edge, centre, angleAt, stroke, width }) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${lines(field({ box, edge, centre, angleAt, keep: inBox(box) }).straps)}"/>`;

const WIDE = { strap: { casing: 9, width: 5.5 }, frame: { casing: 13, width: 7 } };

/**
 * The slides of the hero, each with its own contact angles, from the reading side to the window's. The star of the first
 * is lit when the page has come; the others come with theirs.
 */
const SLIDES = [
  { suffix: '', angles: [51, 67.5] },
  { suffix: '-lattice', angles: [50, 56], isLit: true },
  { suffix: '-exact', angles: [66, 74], isLit: true },
];

function hero(direction, { suffix, angles: [from, to], isLit }) {
  const box = [0, 0, 1440, 880];
  const fromText = (x) => (direction === 'rtl' ? 1440 - x : x) / 840;
  const smooth = (t) => {
    const k = Math.min(1, Math.max(0, t));
    return k * k * (3 - 2 * k);
  };
  const angleAt = (x) => from + (to - from) * smooth(fromText(x));
  const hex = { centre: [direction === 'rtl' ? 324 : 1116, 478], width: 448, height: 634 };
  const ends = direction === 'rtl' ? 'x1="1" x2="0"' : 'x1="0" x2="1"';
  const stops = [
    [0, 0],
    [0.38, 0.16],
    [0.62, 0.7],
    [1, 0.9],
  ]
    .map(([at, alpha]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${alpha}"/>`)
    .join('');
  const fade = `<defs><linearGradient id="g" ${ends} y1="0" y2="0">${stops}</linearGradient><mask id="f"><rect width="1440" height="880" fill="url(#g)"/></mask></defs>`;
  const ground = `${fade}<g mask="url(#f)">${groundLines({ box, edge: 64, centre: hex.centre, angleAt, stroke: C.lineOnInk, width: 1.1 })}</g>`;
  scene({
    name: `hero-${direction}${suffix}`,
    box,
    hex,
    edge: 64,
    angleAt,
    ground,
    outer: 20,
    isLit,
    ...WIDE,
  });
}

function heroMobile({ suffix, angles: [, angle], isLit }) {
  const box = [0, 0, 390, 330];
  const angleAt = () => angle;
  const hex = { centre: [195, 232.5], width: 292, height: 413 };
  const ground = groundLines({
    box,
    edge: 42,
    centre: hex.centre,
    angleAt,
    stroke: '#234a4a',
    width: 1,
  });
  scene({
    name: `hero-mobile${suffix}`,
    box,
    hex,
    edge: 42,
    angleAt,
    isLit,
    ground,
    strap: { casing: 7, width: 4 },
    frame: { casing: 10, width: 5 },
  });
}

function panel() {
  const box = [0, 0, 620, 900];
  const hex = { centre: [310, 450], width: 420, height: 594 };
  scene({ name: 'window', box: [-8, -11, 436, 616], hex: { ...hex, centre: [210, 297] }, edge: 60, ...WIDE });
  const ground = groundLines({
    box,
    edge: 60,
    centre: hex.centre,
    angleAt: star,
    stroke: '#23484a',
    width: 1.1,
  });
  scene({ name: 'window-panel', box, hex, edge: 60, ground, ...WIDE });
}

function smallWindows() {
  const small = { centre: [36, 51], width: 72, height: 102 };
  scene({
    name: 'window-small',
    box: [-8, -11, 88, 124],
    hex: small,
    edge: 17,
    glints: false,
    strap: { casing: 4, width: 1.4 },
    frame: { width: 2.5 },
  });
  const middle = { centre: [52, 73.5], width: 104, height: 147 };
  const box = [-8, -11, 120, 169];
  const base = {
    hex: middle,
    edge: 19,
    box,
    glints: false,
    strap: { casing: 4.7, width: 2.1 },
    frame: { width: 2.5 },
  };
  save('window-shut', svg(box, windowArt({ ...base, angleAt: () => 54 }).body));
  save('window-open-centre', svg(box, windowArt({ ...base, angleAt: star, hole: true }).body));
}

/** The four values, from open to exact: the contact angle is the meaning. */
function valueWindows() {
  const box = [0, 0, 232, 328];
  const looks = [
    { angle: 54, ground: C.ink, line: '#7fb0ac', width: 2 },
    { angle: 60, ground: C.nile7, fill: C.nile8, line: '#dce9e6', width: 2.4 },
    { angle: 67, ground: '#d7e8e6', fill: '#b0d2cf', line: C.nile7, width: 2.4 },
    { angle: 74, ground: C.clay3, fill: '#d48258', line: '#5b2711', width: 2.4 },
  ];
  looks.forEach(({ angle, ground, fill, line, width }, index) => {
    const art = field({ box, edge: 46, centre: [116, 164], angleAt: () => angle, keep: inBox(box) });
    const stars = fill ? `<path fill="${fill}" d="${joined(art.stars)}"/>` : '';
    save(
      `value-${index + 1}`,
      svg(
        box,
        `<rect width="232" height="328" fill="${ground}"/>${stars}<path fill="none" stroke="${line}" stroke-width="${width}" d="${lines(art.straps)}"/>`,
      ),
    );
  });
}

/** One seamless cell per angle, black on nothing: used as a CSS mask, so that any colour can be given to it. */
function cells() {
  const box = [0, 0, 154, 154];
  const edge = 154 / (1 + Math.SQRT2);
  for (const [name, angle] of [
    ['lattice', 51],
    ['knot', 60],
    ['star', 67.5],
    // Where the slides of the hero end.
    ['hero-lattice', 56],
    ['hero-exact', 74],
  ])
    save(
      `cell-${name}`,
      svg(
        box,
        groundLines({ box, edge, centre: [77, 77], angleAt: () => angle, stroke: '#000', width: 1.1 }),
      ),
    );
}

mkdirSync(FOLDER, { recursive: true });
for (const slide of SLIDES) {
  hero('rtl', slide);
  hero('ltr', slide);
  heroMobile(slide);
}
panel();
smallWindows();
valueWindows();
cells();
