import { expect, it } from 'vitest';
import { canManage } from '#contract/access.ts';
import {
  type Page,
  findPage,
  homeOf,
  isKnownPath,
  lawyerPath,
  mayOpen,
  pages,
  redirects,
  serviceCategoryPath,
} from '#contract/pages.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import { parseRole } from '#contract/roles.ts';
import { panelGrant, screensOf } from '#contract/screens.ts';
import { resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import { users } from '#resources/users.ts';
import { readByStaff } from '#tests/support/open-routes.ts';
import { siteScreens } from '#tests/support/site-screens.ts';

// Visitor, User, CustomerService, Admin, and someone signed in whose role is missing or unknown.
const people = [
  { role: null, isSignedIn: false },
  { role: 'User', isSignedIn: true },
  { role: 'CustomerService', isSignedIn: true },
  { role: 'Admin', isSignedIn: true },
  { role: parseRole('Owner'), isSignedIn: true },
] as const;

const visitorPage = [true, true, false, true, true];
const guestPage = [true, false, false, false, false];
const opensTo: Record<keyof typeof pages, boolean[]> = {
  home: visitorPage,
  faq: visitorPage,
  services: visitorPage,
  serviceCategory: visitorPage,
  lawyers: visitorPage,
  lawyer: visitorPage,
  about: visitorPage,
  insights: visitorPage,
  insight: visitorPage,
  contact: visitorPage,
  privacy: visitorPage,
  terms: visitorPage,
  sitemap: visitorPage,
  login: guestPage,
  forgotPassword: guestPage,
  verifyCode: guestPage,
  resetPassword: guestPage,
  invitation: [true, true, true, true, true],
  unauthorized: [true, true, true, true, true],
  consultations: visitorPage,
  newMatter: [false, true, false, false, false],
  matter: [false, true, false, false, false],
  account: [false, true, false, false, false],
  ownData: [false, true, false, false, false],
  dashboard: [false, false, false, true, false],
  settings: [false, false, false, true, false],
  changePassword: [false, false, false, true, false],
  staffProfile: [false, false, true, true, false],
};

it('R298 CustomerService opens in the panel requests, consultations and the own profile, and nothing else', () => {
  const opened = Object.values(pages).filter(
    ({ path, audience }) => path.startsWith('/admin') && mayOpen(audience, 'CustomerService', true),
  );
  expect(opened.map(({ path }) => path)).toEqual(['/admin/profile']);
  // A kind of matter that the firm adds is one of those.
  const ofClients = matters.map(({ name }) => name).toSorted();
  expect(ofClients).toEqual(expect.arrayContaining(['consultations', 'requests']));
  for (const operation of ['list', 'read'] as const) {
    const managed = resources.filter(
      // What has no place in the menu has no screens.
      (resource) => resource.menu !== false && canManage(resource, operation, 'CustomerService'),
    );
    expect(managed.map(({ name }) => name).toSorted()).toEqual([...ofClients, ...readByStaff].toSorted());
  }
});

it.each(Object.entries(pages))('the page %s opens to whom it is for', (name, { audience }) => {
  const expected = Object.entries(opensTo).find(([page]) => page === name)?.[1];
  expect(people.map(({ role, isSignedIn }) => mayOpen(audience, role, isSignedIn))).toEqual(expected);
});

/** Every screen that a definition has. */
const panelRoutes = resources
  .filter(({ menu }) => menu !== false)
  .flatMap((resource) => screensOf(resource).map(({ route }) => route));

it('R99 someone signed in without a known role enters no page that is for roles', () => {
  for (const { audience } of Object.values(pages)) {
    if (typeof audience === 'string') continue;
    for (const value of [undefined, null, '', 'admin', 'Owner']) {
      expect(mayOpen(audience, parseRole(value), true)).toBe(false);
    }
  }
});

it('R293 the role decides where a person is at home', () => {
  expect(homeOf('User')).toBe('/');
  expect(homeOf('Admin')).toBe('/admin');
  expect(homeOf('CustomerService')).toBe('/admin/requests');
  expect(homeOf(null)).toBe('/');
});

it('every home is a page or screen that its role may open', () => {
  for (const { role } of people) expect(isKnownPath(homeOf(role), panelRoutes)).toBe(true);
});

it.each([
  ['/', true],
  ['//', true],
  ['/faqclient', true],
  ['/FAQCLIENT/', true],
  ['/Forgot-Password', true],
  ['/servicespage', true],
  ['/Services/Real-Estate/', true],
  ['/services', false],
  ['/services/', false],
  ['/services/a/b', false],
  ['/admin', true],
  ['/admin/requests', true],
  ['/admin/requests/7', true],
  ['/admin/requests/7/edit/', true],
  ['/admin/faq/categories/new', true],
  ['/admin/users/trash', true],
  ['/admin/company-summary', false],
  ['/admin/settings/company-summary', true],
  ['/admin/settings/company-summary/history', true],
  ['/admin/settings/company-summary/new', false],
  ['/admin/sliders/reorder', true],
  ['/admin/users/reorder', false],
  ['/admin/users/7/delete', false],
  ['/admin/users/seven', false],
  ['/admin/users/-7', false],
  ['/admin/usersx', false],
  ['/xadmin/users', false],
  ['/admin/settings/branches', true],
  ['/admin/offices', false],
  ['/nothing', false],
  ['', false],
  ['/login/x', false],
])('knows whether %j is one of ours: %s', (path, isKnown) => {
  expect(isKnownPath(path, panelRoutes)).toBe(isKnown);
});

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/faqclient/', '/FAQClient'],
  ['/LOGIN', '/login'],
  ['/Services/Real-Estate/', '/services/real-estate'],
])('%j is spelt %s', (asked, spelt) => {
  expect(findPage(asked)?.path).toBe(spelt);
});

it.each([
  '',
  '/nothing',
  '/login/x',
  '/faq client',
  '/insights/%00',
  '/insights/\u0000',
  '/lawyers/a b',
  `/services/${'x'.repeat(201)}`,
])('%j is no page', (asked) => {
  expect(findPage(asked)).toBeNull();
});

// A quadratic answer takes minutes.
it('a path of very many slashes is answered at once', { timeout: 20_000 }, () => {
  const path = `/${'/'.repeat(1_000_000)}x`;
  expect(isKnownPath(path, panelRoutes)).toBe(false);
});

it('every screen of a definition is one of ours', () => {
  expect(panelRoutes.length).toBeGreaterThan(80);
  for (const route of panelRoutes)
    expect(isKnownPath(route.toUpperCase().replace(':ID', '7'), panelRoutes)).toBe(true);
});

it('redirects lead to pages', () => {
  for (const target of Object.values(redirects)) expect(isKnownPath(target, [])).toBe(true);
});

it('the addresses of calls are those of the specification', () => {
  expect(callPath(users, users.verbs.list)).toBe('/api/ApplicationUsers/GetAll');
  expect(callPath(users, users.verbs.create)).toBe('/api/ApplicationUsers/AddWithRole');
  expect(callPath(users, users.verbs.read, 7)).toBe('/api/ApplicationUsers/GetById/7');
  expect(callPath(users, users.verbs.delete, '../x?')).toBe('/api/ApplicationUsers/Delete/..%2Fx%3F');
  expect(callPath(users, actionVerb('suspend'), 7)).toBe('/api/ApplicationUsers/Suspend/7');
});

it('R44 a matter in an address is one of those that there are, spelt as its definition does', () => {
  const matters = ['myRequestDetails', 'myConsultationDetails'];
  expect(findPage('/profile/MYREQUESTDETAILS/7', matters)?.path).toBe('/profile/myRequestDetails/7');
  expect(findPage('/profile/myInvoices/7', matters)).toBeNull();
  expect(findPage('/profile/myInvoices/7')?.page).toBe(pages.matter);
});

it('a slug stands in the address of its page, whatever is in it', () => {
  expect(serviceCategoryPath('real-estate')).toBe('/services/real-estate');
  expect(lawyerPath('hala nassar/1')).toBe('/lawyers/hala%20nassar%2F1');
});

it('R84 what is done in the panel is for those whom the definition names, and what is no action for nobody', () => {
  expect(panelGrant(users, 'edit')).toEqual({ Admin: 'all' });
  for (const action of ['toString', 'nothing', '']) expect(panelGrant(users, action)).toBe(false);
});

it('R368 R371 no page of site and client area is left out where the browser looks at them all', () => {
  const addresses = [
    ...Object.values(siteScreens).flatMap((screens) => screens.map(([path]) => path)),
    ...matters.map(({ portal }) => `/profile/${portal.path}/1`),
  ];
  const looked = new Set(addresses.map((address) => findPage(address.split('?')[0] ?? '')?.page));
  const left = Object.values<Page>(pages).filter((page) => !looked.has(page));
  expect(left.map(({ path }) => path).filter((path) => !path.startsWith(pages.dashboard.path))).toEqual([]);
});
