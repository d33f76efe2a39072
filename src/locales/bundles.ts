import type { account } from './en/bundles/account.ts';
import type { firm } from './en/bundles/firm.ts';
import type { forms } from './en/bundles/forms.ts';
import type { list } from './en/bundles/list.ts';
import type { screens } from './en/bundles/screens.ts';
import type { site } from './en/bundles/site.ts';

/** Namespaces whose words come together, in one file of each language: many small files would cost a request each. */
interface Bundles {
  site: typeof site;
  forms: typeof forms;
  firm: typeof firm;
  account: typeof account;
  list: typeof list;
  screens: typeof screens;
}

export type Bundle = keyof Bundles;

/** All words, by their namespace. */
export type Words = Bundles['site'] &
  Bundles['forms'] &
  Bundles['firm'] &
  Bundles['account'] &
  Bundles['list'] &
  Bundles['screens'];

type Brought = { [Name in Exclude<Bundle, 'site'>]: Record<keyof Bundles[Name], Name> };

/** What brings each namespace that does not come with every page. */
const BROUGHT_BY: Brought['forms'] &
  Brought['firm'] &
  Brought['account'] &
  Brought['list'] &
  Brought['screens'] = {
  auth: 'forms',
  consultations: 'forms',
  contact: 'forms',
  files: 'forms',
  legal: 'forms',
  requestForm: 'forms',
  typing: 'forms',
  unauthorized: 'forms',
  about: 'firm',
  faqPage: 'firm',
  insights: 'firm',
  lawyers: 'firm',
  practice: 'firm',
  ownData: 'account',
  profile: 'account',
  requestDetail: 'account',
  sessions: 'account',
  admin: 'list',
  adminList: 'list',
  adminSettings: 'list',
  history: 'list',
  lists: 'list',
  panel: 'list',
  bulk: 'screens',
  calendarFeed: 'screens',
  dashboard: 'screens',
  drafts: 'screens',
  images: 'screens',
  ownAccount: 'screens',
  publishing: 'screens',
  records: 'screens',
  refine: 'screens',
  rows: 'screens',
  secondFactor: 'screens',
  thread: 'screens',
  times: 'screens',
  transfer: 'screens',
};

/** The bundle that a namespace is in. */
export const bundleOf = (namespace: string): Bundle =>
  (BROUGHT_BY as Partial<Record<string, Bundle>>)[namespace] ?? 'site';
