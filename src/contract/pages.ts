import { PREVIEW_PARAMETER } from './page-rendering.ts';
import type { Role } from './roles.ts';

/**
 * Pages outside the generated panel, and who may open them. With the access of the resources this is the one
 * table that guards, menu and host read (R84). `guest`: only without a session; `visitor`: everyone but
 * CustomerService (R91-R94); `open`: everyone; else the roles. `words`: what the page says beside the words of every
 * page, by the names of src/locales/bundles.ts; they are loaded with it. `parameters`: what the page reads of its query
 * string; the host draws it for these alone. Default: nothing.
 */
export interface Page {
  readonly path: string;
  readonly audience: 'guest' | 'visitor' | 'open' | readonly Role[];
  readonly words?: readonly ('forms' | 'account' | 'firm')[];
  readonly parameters?: readonly string[];
}

export const pages = {
  home: { path: '/', audience: 'visitor' },
  services: {
    path: '/servicespage',
    audience: 'visitor',
    parameters: ['q', 'category', 'branch', 'service'],
  },
  serviceCategory: {
    path: '/services/:slug',
    audience: 'visitor',
    words: ['firm'],
    parameters: ['service'],
  },
  lawyers: { path: '/lawyers', audience: 'visitor', words: ['firm'] },
  lawyer: { path: '/lawyers/:slug', audience: 'visitor', words: ['firm'] },
  about: { path: '/about', audience: 'visitor', words: ['firm'] },
  insights: { path: '/insights', audience: 'visitor', words: ['firm'], parameters: ['page'] },
  insight: {
    path: '/insights/:slug',
    audience: 'visitor',
    words: ['firm'],
    parameters: [PREVIEW_PARAMETER],
  },
  contact: { path: '/contactus', audience: 'visitor', words: ['forms'] },
  privacy: { path: '/privacy', audience: 'visitor', words: ['forms'] },
  terms: { path: '/terms', audience: 'visitor', words: ['forms'] },
  sitemap: { path: '/sitemap', audience: 'visitor', words: ['forms'] },
  faq: { path: '/FAQClient', audience: 'visitor', words: ['firm'] },
  login: { path: '/login', audience: 'guest', words: ['forms'] },
  forgotPassword: { path: '/forget-password', audience: 'guest', words: ['forms'] },
  verifyCode: { path: '/verify-otp', audience: 'guest', words: ['forms'] },
  resetPassword: { path: '/reset-password', audience: 'guest', words: ['forms'] },
  invitation: { path: '/invitation', audience: 'open', words: ['forms'] },
  unauthorized: { path: '/unauthorized', audience: 'open', words: ['forms'] },
  consultations: {
    path: '/consultations',
    audience: 'visitor',
    words: ['forms'],
    parameters: ['step', 'lawyer'],
  },
  account: { path: '/profile', audience: ['User'], words: ['forms', 'account'] },
  newMatter: { path: '/profile/:matter/new', audience: ['User'], words: ['forms', 'account'] },
  matter: { path: '/profile/:matter/:recordId', audience: ['User'], words: ['forms', 'account'] },
  ownData: { path: '/profile/myData', audience: ['User'], words: ['forms', 'account'] },
  dashboard: { path: '/admin', audience: ['Admin'] },
  settings: { path: '/admin/settings', audience: ['Admin'] },
  changePassword: { path: '/admin/settings/password', audience: ['Admin'] },
  staffProfile: { path: '/admin/profile', audience: ['Admin', 'CustomerService'] },
} as const satisfies Record<string, Page>;

/** The page of a category of services (A13), by its slug: `/services/real-estate`. */
export const serviceCategoryPath = (slug: string): string =>
  pages.serviceCategory.path.replace(':slug', encodeURIComponent(slug));

/** The page of a lawyer, by their slug: `/lawyers/hala-nassar`. */
export const lawyerPath = (slug: string): string =>
  pages.lawyer.path.replace(':slug', encodeURIComponent(slug));

/** The page of an article, by its slug: `/insights/before-you-sign`. */
export const insightPath = (slug: string): string =>
  pages.insight.path.replace(':slug', encodeURIComponent(slug));
/** The newest articles, for programs that read feeds: `feedPath` of their definition. */
export const insightsFeedPath = `${pages.insights.path}/feed.xml`;

/** Old or other spellings, and where they lead (A1). */
export const redirects: Readonly<Record<string, string>> = { '/forgot-password': pages.forgotPassword.path };

/** Where a role is at home (R95-R97, R294-R296). A person without a role is a visitor. */
export const homeOf = (role: Role | null): string =>
  role === 'Admin'
    ? pages.dashboard.path
    : role === 'CustomerService'
      ? `${pages.dashboard.path}/requests`
      : pages.home.path;

/**
 * May this person open a page?
 * @param audience whom the page is for
 * @param role the person's role; `null` without a known role
 * @param isSignedIn whether there is a session
 */
export function mayOpen(audience: Page['audience'], role: Role | null, isSignedIn: boolean): boolean {
  if (audience === 'open') return true;
  if (audience === 'guest') return !isSignedIn;
  if (audience === 'visitor') return role !== 'CustomerService';
  return role !== null && audience.includes(role);
}

/** A page, and the one spelling of the address that it was asked for by. */
interface FoundPage {
  readonly page: Page;
  readonly path: string;
}

/**
 * The page at a document path: in any letter case, with or without slashes at its end (R44). Places such as `:slug`
 * take one segment, which is written in small letters; that of `:matter` is spelt as its definition does.
 * @param matters the paths of all portals. Default: any may be one
 */
export function findPage(path: string, matters?: readonly string[]): FoundPage | null {
  const asked = withoutTrailingSlashes(path).split('/');
  for (const page of Object.values<Page>(pages)) {
    const own = page.path.split('/');
    if (own.length !== asked.length) continue;
    const spelt = own.map((part, at) => spellingOf(part, asked[at] ?? '', matters));
    if (spelt.every((part) => part !== null)) return { page, path: spelt.join('/') };
  }
  return null;
}

/** As slugs are written, in either case; whatever else stands there is nobody's address, and is asked of no database. */
const SLUG = /^[\w-]{1,200}$/;

/** How a segment of an address is spelt in its place; `null` where it does not fit. */
function spellingOf(place: string, asked: string, matters: readonly string[] | undefined): string | null {
  const small = asked.toLowerCase();
  if (place === ':matter' && matters) return matters.find((known) => known.toLowerCase() === small) ?? null;
  if (!place.startsWith(':')) return place.toLowerCase() === small ? place : null;
  if (asked === '' || (place === ':slug' && !SLUG.test(asked))) return null;
  return place === ':matter' ? asked : small;
}

/** The host draws the pages that are for visitors; the others are drawn by the browser alone. */
export const isDrawnByHost = ({ audience }: Page): boolean => audience === 'visitor';

/**
 * Is this document path one of ours? Any letter case (R44).
 * @param panelRoutes the routes of all resources' screens (`screensOf`), `:id` for the number of a record
 * @param matters the paths of all portals. Default: any may be one
 */
export function isKnownPath(
  path: string,
  panelRoutes: readonly string[],
  matters?: readonly string[],
): boolean {
  if (findPage(path, matters)) return true;
  const asked = withoutTrailingSlashes(path.toLowerCase());
  if (Object.keys(redirects).includes(asked)) return true;
  const segments = asked.split('/');
  return panelRoutes.some((route) => fits(route.toLowerCase().split('/'), segments));
}

// Not a regular expression: that would be quadratic in the slashes of a hostile path.
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const fits = (route: readonly string[], asked: readonly string[]): boolean =>
  route.length === asked.length &&
  route.every((part, at) => (part === ':id' ? /^\d+$/.test(asked[at] ?? '') : part === asked[at]));
