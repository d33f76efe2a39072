import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTheme } from '#src/theme.ts';

const root = path.resolve(import.meta.dirname, '../../src');
// What paper and forced colours change comes last, and does not hold on a screen.
const [css = ''] = readFileSync(path.join(root, 'tokens.css'), 'utf8').split('@media print');
const scale = declared(readFileSync(path.join(root, 'type-scale.css'), 'utf8'));
const schemes = { light: declared(css.split('[data-color-scheme')[0] ?? ''), dark: declared(css) };

/** The custom properties of a text, the last declaration of each: what holds when the dark block applies. */
function declared(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_PAIRS = [
  ...['text', 'text-2', 'muted', 'link', 'accent', 'danger'].flatMap((ink) =>
    ['page', 'surface', 'raised', 'sunken'].map((ground) => [ink, ground]),
  ),
  ...['action', 'action-hover', 'danger-fill', 'danger-fill-hover'].map((ground) => ['on-action', ground]),
  ['danger-ink', 'danger-tint'],
  ['success-ink', 'success-tint'],
  ['attention-ink', 'attention-tint'],
  ['text', 'action-tint'],
  ['link', 'action-tint'],
  ['on-ink', 'brand-ink'],
  ['on-ink-2', 'brand-ink'],
  ['on-ink-clay', 'brand-ink'],
  ['brand-ink', 'clay-3'],
  ...['pending', 'contacted', 'resolved', 'rejected', 'scheduled', 'completed', 'cancelled', 'unknown'].map(
    (status) => [`status-${status}-text`, `status-${status}-fill`],
  ),
] as [string, string][];

const SIGN_PAIRS: [string, string][] = [
  ['field-border', 'page'],
  ['field-border', 'surface'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['field-on-ink', 'brand-ink'],
];

describe.each(['light', 'dark'] as const)('%s tokens', (scheme) => {
  const measure = ([ink, ground]: [string, string]) => ({
    pair: `${ink} on ${ground}`,
    ratio: contrast(schemes[scheme].get(`--${ink}`) ?? '', schemes[scheme].get(`--${ground}`) ?? ''),
  });

  it('every text reads at 4.5 : 1 or better on its ground', () => {
    expect(TEXT_PAIRS.map(measure).filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  });

  it('borders of fields and the focus ring stand out at 3 : 1 or better', () => {
    expect(SIGN_PAIRS.map(measure).filter(({ ratio }) => !(ratio >= 3))).toEqual([]);
  });
});

describe('tokens', () => {
  it('of the type scale are not declared again where the narrow screens would lose them', () => {
    expect([...scale.keys()].filter((name) => schemes.light.has(name))).toEqual([]);
  });

  it('are the same ramps in the style sheet and in the admin theme', () => {
    const colors = makeTheme('rtl', 'light').colors ?? {};
    const names = { nile: 'nile', clay: 'clay', red: 'red', gray: 'stone', dark: 'ink' } as const;
    for (const [mantine, ramp] of Object.entries(names)) {
      const inCss = Array.from({ length: 10 }, (_, shade) => schemes.light.get(`--${ramp}-${shade}`));
      expect(colors[mantine]).toEqual(inCss);
    }
  });

  it('are declared wherever a style of src/ui names one', () => {
    const files = readdirSync(path.join(root, 'ui'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(css|tsx)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(50);
    const texts = files.map((file) => readFileSync(path.join(root, 'ui', file), 'utf8'));
    const known = new Set([
      ...schemes.light.keys(),
      ...scale.keys(),
      ...texts.flatMap((text) => [...declared(text).keys()]),
    ]);
    // A property with a fallback may be left to the page around it.
    const used = texts.flatMap((text) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });
});
