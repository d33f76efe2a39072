import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createChangeBus } from '#server/live/change-bus.ts';
import { type DrawnDocument, createPageCache } from '#server/web/page-cache.ts';

const drawn = (html: string): DrawnDocument => ({
  html,
  sources: { scripts: [], styles: [] },
  isMissing: false,
  movedTo: null,
});

it('the map of the site was refused to a crawler while somebody asked for pages that do not exist', async () => {
  const cache = createPageCache({ changes: createChangeBus(), resources: [], log: fastify().log });
  onTestFinished(cache.stop);
  let letGo: (drawn: DrawnDocument) => void = () => undefined;
  const held = new Promise<DrawnDocument>((resolve) => {
    letGo = resolve;
  });
  const invented = Array.from({ length: 20 }, (_, n) =>
    cache.get({ path: `/nothing-${n}`, search: '', language: 'ar' }, () => held),
  );
  const page = { path: '/lawyers', search: '', language: 'ar' } as const;
  expect(await cache.get(page, async () => drawn('page'))).toBeNull();
  const file = { path: '/sitemap.xml', search: '', language: 'ar' } as const;
  expect(await cache.get(file, async () => drawn('map'), { skipsLimit: true })).toMatchObject({
    isMissing: false,
  });
  letGo(drawn('none'));
  await Promise.all(invented);
});
