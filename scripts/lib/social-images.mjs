import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './project-root.mjs';

const INK = '#0a2628';
const ON_INK = '#f2f6f4';
const SIZE = { width: 1200, height: 630 };
/** The firm's name is drawn from outlines: no font has to be there, and Arabic is shaped as its designer did. */
const PICTURES = {
  ar: { scene: 'hero-rtl', name: { x: 560, width: 560, height: 83 }, markX: 1008 },
  en: { scene: 'hero-ltr', name: { x: 80, width: 580, height: 56 }, markX: 80 },
};

/** Draws the picture that goes with shared links, one for each language: the lit window, the mark and the name. */
export async function drawSocialImages(folder) {
  await Promise.all(
    Object.entries(PICTURES).map(([language, picture]) =>
      sharp(Buffer.from(svgOf(language, picture)))
        .png({ palette: true, quality: 90, effort: 10 })
        .toFile(join(folder, `social-${language}.png`)),
    ),
  );
}

function svgOf(language, { scene, name, markX }) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${INK}"/>`,
    // The window's middle, in the middle of the picture.
    part(`girih/${scene}`, { ...SIZE, viewBox: '0 100 1440 756' }),
    part(`girih/${scene}-star`, { ...SIZE, viewBox: '0 100 1440 756' }),
    part('brand/mark-on-ink', { x: markX, y: 180, width: 112, height: 112 }),
    part(`brand/wordmark-${language}`, { ...name, y: 350, fill: ON_INK }),
    '</svg>',
  ].join('');
}

/** A drawing of the site within another. */
function part(file, given) {
  const drawing = readFileSync(join(projectRoot, `src/ui/${file}.svg`), 'utf8');
  const own = Object.fromEntries(
    Array.from(drawing.match(/<svg([^>]*)>/)[1].matchAll(/([\w:-]+)="([^"]*)"/g), ([, key, value]) => [
      key,
      value,
    ]),
  );
  const attributes = Object.entries({ ...own, ...given }).map(([key, value]) => `${key}="${value}"`);
  return drawing.replace(/^[^]*?<svg[^>]*>/, `<svg ${attributes.join(' ')}>`).trim();
}
