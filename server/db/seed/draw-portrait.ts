import sharp from 'sharp';
import { type Shape, both, box, either, oval, polygon, star, starLines, without } from './portrait-shapes.ts';

/** The figures of the demo content: they stand for nobody, and have no face. */
export const FIGURES = ['ghutra', 'hijab', 'bare', 'veil', 'beard'] as const;
export type Figure = (typeof FIGURES)[number];

const SIZE = { width: 800, height: 1024 };

/** A shape and what it is filled with, one over the other. */
type Layer = readonly [shape: Shape, colour: string];

const body = box(400, 1030, 312, 250, 200);
const neck = box(400, 700, 58, 100, 40);
const head = oval(400, 545, 112, 146);
const shirt = polygon([330, 770], [470, 770], [400, 1010]);
const below = (y: number): Shape => box(400, y + 1000, 1000, 1000);
const above = (y: number): Shape => box(400, y - 1000, 1000, 1000);

const suit = (cloth: string, tie: string): Layer[] => [
  [body, cloth],
  [shirt, PAPER],
  [polygon([386, 782], [414, 782], [424, 930], [400, 985], [376, 930]), tie],
];
const bareHead = (skin: string, hair: string): Layer[] => [
  [either(oval(286, 550, 20, 34), oval(514, 550, 20, 34)), skin],
  [either(oval(400, 490, 130, 132), box(400, 500, 124, 60, 40)), hair],
  [neck, skin],
  [both(oval(400, 545, 112, 146), below(470)), skin],
  [both(oval(400, 505, 112, 70), above(512)), skin],
];
const covered = (cloth: string, shade: string, skin: string): Layer[] => [
  [either(oval(400, 520, 176, 206), both(oval(400, 870, 268, 262), below(610))), cloth],
  [without(both(oval(400, 640, 196, 190), below(640)), oval(406, 596, 216, 196)), shade],
  [oval(400, 542, 104, 132), skin],
];

const PAPER = '#f2f6f4';

/** A ground with its lines, the star behind the head, and the figure. */
const LOOKS: Readonly<Record<Figure, { ground: string; lines: string; light: string; figure: Layer[] }>> = {
  ghutra: {
    ground: '#0f5a60',
    lines: '#2f7c80',
    light: '#0b474c',
    figure: [
      [body, '#143032'],
      [either(oval(400, 500, 168, 190), polygon([236, 500], [564, 500], [640, 880], [160, 880])), '#e1e7e3'],
      [neck, '#c9926d'],
      [polygon([334, 772], [466, 772], [486, 1100], [314, 1100]), PAPER],
      [head, '#d6a17c'],
      [both(oval(400, 470, 160, 160), above(452)), PAPER],
      [either(box(400, 408, 150, 12, 12), box(400, 436, 157, 12, 12)), '#091c1d'],
    ],
  },
  hijab: {
    ground: '#0a2628',
    lines: '#234a4a',
    light: '#143032',
    figure: [[body, '#317d7e'], ...covered('#d7e8e6', '#b0d2cf', '#dcab88')],
  },
  bare: {
    ground: '#317d7e',
    lines: '#57999a',
    light: '#1b6a6d',
    figure: [...suit('#0a2628', '#b4532a'), ...bareHead('#cf9870', '#33403b')],
  },
  veil: {
    ground: '#e1a07e',
    lines: '#ecc1a9',
    light: '#d48258',
    figure: [[body, '#1d3a3b'], ...covered('#0a2628', '#143032', '#e0b392')],
  },
  beard: {
    ground: '#b0d2cf',
    lines: '#d7e8e6',
    light: '#82b7b4',
    figure: [
      ...suit('#0b474c', '#143032'),
      ...bareHead('#d2a07a', '#1a2523'),
      [without(both(oval(400, 548, 114, 150), below(500)), oval(400, 520, 100, 118)), '#1a2523'],
    ],
  },
};

/** Draws a figure in the manner of the house, as a PNG: the same every time. */
export function drawPortrait(figure: Figure): Promise<Buffer> {
  const { ground, lines, light, figure: parts } = LOOKS[figure];
  const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3, Buffer.from(channelsOf(ground)));
  for (const layer of [[starLines(160, 3), lines], [star(400, 520, 250), light], ...parts] as Layer[])
    for (let top = 0; top < SIZE.height; top += TILE)
      for (let left = 0; left < SIZE.width; left += TILE) fillTile(pixels, layer, left, top);
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .png({ palette: true })
    .toBuffer();
}

/** Both sides are a multiple of it. */
const TILE = 16;

/** Most tiles lie wholly beside a shape. */
function fillTile(pixels: Buffer, [shape, colour]: Layer, left: number, top: number): void {
  if (shape(left + TILE / 2, top + TILE / 2) > TILE) return;
  const channels = channelsOf(colour);
  for (let y = top; y < top + TILE; y += 1)
    for (let x = left; x < left + TILE; x += 1) {
      // Within half a pixel of an edge it shows in part.
      const share = Math.min(1, 0.5 - shape(x + 0.5, y + 0.5));
      if (share > 0) blend(pixels, (y * SIZE.width + x) * 3, channels, share);
    }
}

function blend(pixels: Buffer, at: number, channels: readonly number[], share: number): void {
  channels.forEach((channel, place) => {
    const under = pixels[at + place] ?? 0;
    pixels[at + place] = Math.round(under + (channel - under) * share);
  });
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
