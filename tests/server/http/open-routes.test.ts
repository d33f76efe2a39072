import { expect, it } from 'vitest';
import { apiOperations } from '#tests/support/api-operations.ts';
import { figure } from '#tests/support/figure.ts';
import { methodRoutes } from '#tests/support/method-routes.ts';
import {
  clientRoutes,
  clientRoutesForAll,
  documentRoutes,
  publicRoutes,
} from '#tests/support/open-routes.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const routes = methodRoutes(host);

it('Z-02 the host, the matrix and the document have the same routes', async () => {
  const ofHost = routes
    .filter(({ url }) => url.startsWith('/api/') && url !== '/api/openapi.json')
    .map(({ method, url }) => `${method} ${url.replace(':id', '{id}')}`);
  const ofDocument = (await apiOperations(host)).map(({ method, path }) => `${method} ${path}`);
  expect(ofHost.toSorted()).toEqual(ofDocument.toSorted());
  const others = routes.filter(({ url }) => !url.startsWith('/api/'));
  figure(`${ofHost.length} of the API in all three, ${others.length} others in the matrix`);
  expect(others.every(({ access }) => access !== undefined)).toBe(true);
});

it('Z-01 what is open to everyone, and what to a client, is what was written down by hand', () => {
  const namesOf = (isSo: (access: (typeof routes)[number]['access']) => boolean) =>
    routes
      .filter(({ access }) => isSo(access))
      .map(({ method, url }) => `${method} ${url}`)
      .toSorted();
  const reachOf = (access: (typeof routes)[number]['access'], audience: 'public' | 'User') =>
    access === 'document' ? undefined : access[audience];
  expect(namesOf((access) => access === 'document')).toEqual(documentRoutes.toSorted());
  expect(namesOf((access) => reachOf(access, 'public') !== undefined)).toEqual(publicRoutes.toSorted());
  expect(namesOf((access) => reachOf(access, 'User') === 'own')).toEqual(clientRoutes.toSorted());
  expect(namesOf((access) => reachOf(access, 'User') === 'all')).toEqual(clientRoutesForAll);
});
