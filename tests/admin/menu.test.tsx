import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canManage } from '#contract/access.ts';
import { ROLES, type Role } from '#contract/roles.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { audienceOf } from '#tests/support/audience-of.ts';
import { type MenuPlace, menuPlaceOf, usePanelMenu } from '#admin/refine/panel-menu.tsx';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { endSession, startSession } from '#providers/session/session-store.ts';
import { resources } from '#resources/index.ts';
import { addedForStaff } from '#tests/support/open-routes.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { inPanelRoot } from './in-panel-root.tsx';

beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
  await changeLanguage('en', () => {});
});
afterEach(() => {
  cleanup();
  endSession();
});

/** Refine's menu as a role sees it. */
function menuOf(role: Role | null) {
  if (role) {
    const session = sessionOf('token');
    startSession({ ...session, user: { ...session.user, lastRole: role } });
  }
  const wrapper = inPanelRoot();
  return renderHook(() => usePanelMenu(), { wrapper }).result.current;
}
const placesOf = (role: Role | null): MenuPlace[] => menuOf(role).flatMap(({ places }) => places);
/** The ways in: an entry that is locked is none. */
const pathsOf = (role: Role | null) =>
  placesOf(role)
    .filter(({ lock }) => !lock)
    .map(({ path }) => path);

describe('the menu', () => {
  it('R107 R384 has the entries of an Admin in the order of the specification', () => {
    const order = ['', 'services', 'consultationTypes', 'requests', 'law-consultations'].concat([
      'users',
      'faq',
      'contacts',
      'settings',
    ]);
    const expected = order.map((path) => ['/admin', path].filter(Boolean).join('/'));
    expect(pathsOf('Admin').filter((path) => expected.includes(path))).toEqual(expected);
  });

  const names = {
    Admin:
      'Dashboard, Law services, Consultation types, Requests, Consultations requests, Users, FAQ, Contacts management, Settings',
    CustomerService: 'Requests, Consultation types, Consultations requests',
  };
  it.each(['Admin', 'CustomerService'] as const)(
    'R392 has the entries of the role %s by the names and in the order of the specification',
    (role) => {
      const wanted = names[role].split(', ');
      const shown = placesOf(role).map(({ label }) => label);
      expect(shown.filter((label) => wanted.includes(label))).toEqual(wanted);
    },
  );

  it('A4, R108 has three entries for CustomerService, and says why that of the consultation types is closed', () => {
    const opened = resources.filter(({ name }) => addedForStaff.includes(name)).map(adminPath);
    const places = placesOf('CustomerService').filter(({ path }) => !opened.includes(path));
    expect(places.map(({ label }) => label)).toEqual(names.CustomerService.split(', '));
    const locked = placesOf('CustomerService').filter(({ lock }) => lock);
    expect(locked.map(({ path, lock }) => [path, lock])).toEqual([
      ['/admin/consultationTypes', 'Admins only'],
    ]);
    expect(placesOf('Admin').some(({ lock }) => lock)).toBe(false);
  });

  it('R84 R384 offers a role exactly the lists that its guard lets through', () => {
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
      cleanup();
    }
  });

  it('has the dashboard for Admin alone, nothing for clients and visitors', () => {
    expect(pathsOf('Admin')[0]).toBe('/admin');
    cleanup();
    expect(pathsOf('CustomerService')).not.toContain('/admin');
    cleanup();
    expect(pathsOf('User')).toEqual([]);
    cleanup();
    endSession();
    expect(pathsOf(null)).toEqual([]);
  });

  it('R73, R81, R82, A63 has the settings as one entry, their sections as tabs', () => {
    const settings = placesOf('Admin').find(({ path }) => path === '/admin/settings');
    expect(settings?.tabs.map(({ path }) => path)).toEqual([
      '/admin/settings/company-summary',
      '/admin/settings/milestones',
      '/admin/settings/core-values',
      '/admin/settings/base-of-success',
      '/admin/settings/bases-of-success',
      '/admin/settings/lawyers',
      '/admin/settings/client-reviews',
      '/admin/sliders',
      '/admin/settings/branches',
      '/admin/settings/consultant-hours',
      '/admin/settings/consultant-absences',
      '/admin/settings/office-days',
      '/admin/settings/appointments',
      '/admin/settings/site',
      '/admin/settings/reply-templates',
      '/admin/settings/password',
    ]);
    cleanup();
    expect(placesOf('CustomerService').some(({ path }) => path === '/admin/settings')).toBe(false);
  });

  it('R384 shows resources of one place as tabs over their list', () => {
    const place = menuPlaceOf(menuOf('Admin'), 'faq-categories');
    expect([place?.name, ...(place?.tabs ?? []).map(({ name }) => name)]).toEqual(['faqs', 'faq-categories']);
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
