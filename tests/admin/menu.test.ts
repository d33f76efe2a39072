import { describe, expect, it } from 'vitest';
import { canManage } from '#contract/access.ts';
import { ROLES } from '#contract/roles.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { audienceOf } from '#admin/audience-of.ts';
import { menuFor, tabsOf } from '#admin/menu.ts';
import { resources } from '#resources/index.ts';
import { faqs } from '#resources/faqs.ts';

const pathsOf = (role: (typeof ROLES)[number] | null) =>
  menuFor(role, resources).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the menu', () => {
  it('R84 offers a role exactly the lists that its guard lets through', () => {
    for (const role of ROLES) {
      const open = resources.filter(
        (resource) => resource.menu && !resource.menu.tabOf && audienceOf(resource, 'list').includes(role),
      );
      expect(
        pathsOf(role)
          .filter((path) => path !== '/admin')
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
