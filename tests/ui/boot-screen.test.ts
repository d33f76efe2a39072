import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadingScreen as arabic } from '#locales/ar/loading-screen.ts';
import { loadingScreen as english } from '#locales/en/loading-screen.ts';

const page = readFileSync('index.html', 'utf8');

describe('R60 the loading screen before the program', () => {
  it.each([
    ['Arabic', arabic],
    ['English', english],
  ])('R63 R64 says the same four texts in the same order in %s', (_, words) => {
    const places = [words.status1, words.status2, words.status3, words.status4].map((text) =>
      page.indexOf(`'${text}'`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each([
    ['Arabic', arabic],
    ['English', english],
  ])('R68 says in %s, for whoever hears the page, what the program would say', (_, { label }) => {
    expect(page).toContain(`'${label}'`);
  });

  it.each([
    ['Arabic', arabic],
    ['English', english],
  ])('C-15 after ten seconds it says in %s what the program would say', (_, { slow, reload }) => {
    expect(page).toContain(`'${slow}'`);
    expect(page).toContain(`'${reload}'`);
  });
});
