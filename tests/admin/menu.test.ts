import { describe, expect, it } from 'vitest';
import { canManage } from '#contract/access.ts';
import { ROLES } from '#contract/roles.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { audienceOf } from '#admin/audience-of.ts';
import { areaTabs, menuFor, tabsOf } from '#admin/menu.ts';
import { resources } from '#resources/index.ts';
import { faqs } from '#resources/faqs.ts';

/** The ways in: an entry that is locked is none. */
const pathsOf = (role: (typeof ROLES)[number] | null) =>
  menuFor(role, resources).flatMap(({ entries }) =>
    entries.filter(({ lock }) => !lock).map(({ path }) => path),
  );

describe('the menu', () => {
  it('R107 has the entries of an Admin in the order of the specification', () => {
    const order = ['', 'services', 'consultationTypes', 'requests', 'law-consultations'].concat([
      'users',
      'faq',
      'contacts',
      'settings',
    ]);
    const expected = order.map((path) => ['/admin', path].filter(Boolean).join('/'));
    const shown = pathsOf('Admin').filter((path) => expected.includes(path));
    expect(shown).toEqual(expected.filter((path) => shown.includes(path)));
    expect(shown.length).toBeGreaterThan(5);
  });

  it('A4, R108 tells CustomerService of the consultation types and why they are closed', () => {
    const entries = menuFor('CustomerService', resources).flatMap((part) => part.entries);
    const locked = entries.filter(({ lock }) => lock);
    expect(locked.map(({ path, lock }) => [path, lock?.en])).toEqual([
      ['/admin/consultationTypes', 'Admins only'],
    ]);
    expect(
      menuFor('Admin', resources)
        .flatMap((part) => part.entries)
        .some(({ lock }) => lock),
    ).toBe(false);
  });

  it('R107 shows where a person is: every tab of the settings stands under their entry', () => {
    const entries = menuFor('Admin', resources).flatMap((part) => part.entries);
    const settings = entries.find(({ label }) => label === 'settings');
    expect(settings?.places).toEqual(
      expect.arrayContaining(areaTabs('settings', 'Admin', resources).map(adminPath)),
    );
    expect(settings?.places).toContain('/admin/sliders');
  });

  it('R84 offers a role exactly the lists that its guard lets through', () => {
    for (const role of ROLES) {
      const open = resources.filter(
        ({ menu, ...resource }) =>
          menu && !menu.tabOf && !menu.area && audienceOf({ menu, ...resource }, 'list').includes(role),
      );
      expect(
        pathsOf(role)
          .filter((path) => path !== '/admin' && path !== '/admin/settings')
          .sort(),
      ).toEqual(open.map(adminPath).sort());
    }
  });

  it('has the dashboard for Admin alone, nothing for clients and visitors', () => {
    expect(pathsOf('Admin')[0]).toBe('/admin');
    expect(pathsOf('CustomerService')).not.toContain('/admin');
    expect(pathsOf('User')).toEqual([]);
    expect(pathsOf(null)).toEqual([]);
  });

  it('R73, R81, R82, A63 has the settings as one entry, their sections as tabs', () => {
    expect(pathsOf('Admin').at(-1)).toBe('/admin/settings');
    expect(areaTabs('settings', 'Admin', resources).map(adminPath)).toEqual([
      '/admin/settings/company-summary',
      '/admin/settings/milestones',
      '/admin/settings/core-values',
      '/admin/settings/base-of-success',
      '/admin/settings/bases-of-success',
      '/admin/settings/lawyers',
      '/admin/settings/client-reviews',
      '/admin/sliders',
      '/admin/settings/branches',
      '/admin/settings/site',
    ]);
    expect(areaTabs('settings', 'CustomerService', resources)).toEqual([]);
  });

  it('shows resources of one place as tabs over their list', () => {
    expect(tabsOf(faqs, 'Admin', resources).map(({ name }) => name)).toEqual(['faqs', 'faq-categories']);
    expect(tabsOf(faqs, 'User', resources)).toEqual([]);
  });

  it('R84 no operation is open in the panel to a role that its grant does not name', () => {
    for (const resource of resources) {
      for (const operation of ['list', 'read', 'create', 'update', 'delete'] as const) {
        for (const role of ROLES) {
          const grant = resource.access[operation];
          const isNamed = grant !== false && Object.hasOwn(grant, role);
          expect(canManage(resource, operation, role)).toBe(isNamed);
        }
      }
    }
  });
});
