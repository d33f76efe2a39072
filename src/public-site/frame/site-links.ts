import { pages } from '#contract/pages.ts';

/** The public pages that header, menu and footer lead to, in their order. */
export const siteLinks = [
  { path: pages.home.path, label: 'nav.home' },
  { path: pages.services.path, label: 'nav.services' },
  { path: pages.faq.path, label: 'nav.faq' },
  { path: pages.contact.path, label: 'nav.contact' },
] as const;
