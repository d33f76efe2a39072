import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createFanOut } from '#server/live/fan-out/fan-out.ts';
import { createChangeBus } from '#server/live/change-bus.ts';
import { createPageCache } from '#server/web/page-cache.ts';
import { readAsVisitor } from '#server/web/read-as-visitor.ts';

const app = fastify();

it('what a visitor looked for is not in the log when the page cannot be drawn', async () => {
  const error = vi.spyOn(app.log, 'error');
  const cache = createPageCache({ changes: createChangeBus(createFanOut()), resources: [], log: app.log });
  const draw = async () => {
    await readAsVisitor(app, 'ar')('/api/Services/GetAll?SearchTerm=divorce');
    throw new Error('It was read');
  };
  const page = { path: '/servicespage', search: 'q=divorce', language: 'ar' } as const;
  expect(await cache.get(page, draw)).toBeNull();
  const logged = JSON.stringify(error.mock.calls, (_key, value: unknown) =>
    value instanceof Error ? { message: value.message, stack: value.stack } : value,
  );
  expect(logged).toContain('/servicespage');
  expect(logged).toContain('/api/Services/GetAll answered 404');
  expect(logged).not.toContain('divorce');
  cache.stop();
});
