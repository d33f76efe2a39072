import { Refine, type RouterProvider, useParsed } from '@refinedev/core';
import reactRouter from '@refinedev/react-router';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { panelResources } from '#admin/refine/panel-resources.ts';
import { routerProvider } from '#admin/refine/router-provider.ts';

afterEach(cleanup);

const words = { dashboard: 'Dashboard', settings: 'Settings', password: 'Password', profile: 'Profile' };
const known = panelResources('en', { ...words, work: 'Work', content: 'Content', administration: 'Staff' });

/** What Refine's hooks learn of an address, within routes such as the panel's. */
function parsedBy(provider: RouterProvider, address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <Refine resources={known} routerProvider={provider} options={{ disableTelemetry: true }}>
        <Routes>
          {known.flatMap(({ list, create, edit, show }) =>
            [list, create, edit, show].map(
              (path) => typeof path === 'string' && <Route key={path} path={path} element={children} />,
            ),
          )}
          <Route path="*" element={children} />
        </Routes>
      </Refine>
    </MemoryRouter>
  );
  return renderHook(() => [useParsed(), useParsed()] as const, { wrapper }).result.current;
}

const query =
  '?currentPage=2&pageSize=50&filters[0][field]=name&filters[0][value]=%D8%B3%D8%A7%D8%B1%D8%A9&Sort=-id';
const addresses = known.flatMap(({ list, create, edit, show }) =>
  [list, create, edit, show].flatMap((path) =>
    typeof path === 'string' ? [path.replace(':id', '17'), path.replace(':id', '17') + query] : [],
  ),
);

describe('the address as Refine reads it', () => {
  it('R379 is what its own React Router bindings make of it, for every screen of the panel', () => {
    expect(addresses.length).toBeGreaterThan(60);
    for (const address of addresses) {
      const [ours] = parsedBy(routerProvider, address);
      cleanup();
      const [theirs] = parsedBy(reactRouter, address);
      cleanup();
      expect({ address, ...ours }).toEqual({ address, ...theirs });
    }
  });

  it('knows no resource where there is none', () => {
    const [{ resource, action, id, pathname }] = parsedBy(routerProvider, '/admin/users/5/history');
    expect({ resource, action, id, pathname }).toEqual({ pathname: '/admin/users/5/history' });
  });

  it('is worked out once, however many hooks ask', () => {
    const [one, other] = parsedBy(routerProvider, '/admin/users/5/edit?tab=1');
    expect(one).toBe(other);
    expect(one.id).toBe('5');
  });
});
