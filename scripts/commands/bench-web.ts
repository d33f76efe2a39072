// Measures the public pages of the built site in Chromium, as a phone on a middling network sees them for the first time.
// Medians of five visits each, Arabic and English.
//
// Lighthouse is not a dependency; with the host running, `npx lighthouse@12.8.2 http://127.0.0.1:3000/FAQClient
// --chrome-flags="--headless --no-sandbox"` tells its scores (the last version that runs on Node.js 20).
import { chromium } from '@playwright/test';
import { LANGUAGES, addressIn } from '#contract/language.ts';
import { lawyerPath, pages, serviceCategoryPath } from '#contract/pages.ts';
import { lawyers } from '#resources/lawyers.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { createAims } from '../bench/aims.ts';
import { createDataDir } from '../bench/bench-databases.ts';
import { firstOf } from '../bench/first-of.ts';
import type { Speed } from '../bench/speed.ts';
import { startServer } from '../bench/start-server.ts';
import { inColumns, median } from '../bench/table.ts';
import { type Undo, withUndo } from '../bench/undo.ts';
import { type Visit, visit } from '../bench/web-visit.ts';
import { findBrowser } from '../lib/find-browser.mjs';

const VISITS = 5;
const PHONE: Speed = {
  name: '390 px, CPU x4, 1.6 Mbit/s, 150 ms',
  cpu: 4,
  network: { megabits: 1.6, latencyMs: 150 },
};
const columns: readonly {
  name: string;
  of: keyof Visit;
  aim: number | null;
  unit: string;
  digits: number;
}[] = [
  { name: 'first paint', of: 'firstPaint', aim: null, unit: ' ms', digits: 0 },
  { name: 'LCP', of: 'largestPaint', aim: 900, unit: ' ms', digits: 0 },
  { name: 'CLS', of: 'shift', aim: 0.01, unit: '', digits: 3 },
  { name: 'TBT', of: 'blocked', aim: 60, unit: ' ms', digits: 0 },
  { name: 'JavaScript', of: 'scripts', aim: null, unit: ' kB', digits: 0 },
];

const aims = createAims();
await withUndo(bench);
aims.end();

async function bench(undo: Undo): Promise<void> {
  const dataDir = await createDataDir();
  undo.push(dataDir.drop);
  const host = await startServer('dist/server/main.js', { PORT: '0', DATA_DIR: dataDir.folder });
  undo.push(host.stop);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  undo.push(() => browser.close());

  const [lawyer, category] = [await firstOf(host, lawyers), await firstOf(host, serviceCategories)];
  const paths = [
    ...[pages.home, pages.services, pages.faq, pages.lawyers].map(({ path }) => path),
    serviceCategoryPath(category.slug),
    lawyerPath(lawyer.slug),
  ];
  const lines: string[][] = [];
  for (const path of paths) {
    for (const language of LANGUAGES) {
      const address = addressIn(language, path);
      const visits: Visit[] = [];
      // The first only warms up the host.
      for (let n = 0; n <= VISITS; n += 1) {
        const figures = await visit(browser, host.url + address, PHONE);
        if (n > 0) visits.push(figures);
      }
      lines.push([
        address,
        ...columns.map(({ of, aim, unit, digits }) => {
          const reached = median(visits.map((figures) => figures[of]));
          const held = aim === null ? '' : ` (${aims.atMost(`${of}, ${address}`, reached, aim)})`;
          return `${reached.toFixed(digits)}${unit}${held}`;
        }),
      ]);
    }
  }
  console.log(`\n${inColumns([[PHONE.name, ...columns.map(({ name }) => name)], ...lines])}`);
}
