import { pages } from '#contract/pages.ts';

/** The public pages that header and menu lead to, in their order (R45, R392). */
export const siteLinks = [
  { path: pages.home.path, label: 'nav:home' },
  { path: pages.services.path, label: 'nav:services' },
  { path: pages.about.path, label: 'nav:about' },
  { path: pages.contact.path, label: 'nav:contact' },
  { path: pages.faq.path, label: 'nav:faq' },
] as const;

/**
 * Those, what the header shows as a button, the people and what they wrote: for the menu of narrow screens and the
 * sitemap.
 */
export const allLinks = [
  ...siteLinks,
  { path: pages.consultations.path, label: 'nav:requestConsultation' },
  { path: pages.lawyers.path, label: 'home:teamTitle' },
  { path: pages.insights.path, label: 'nav:insights' },
] as const;

/** The short way of the footer (R49). */
export const quickLinks = [
  { path: pages.home.path, label: 'nav:home' },
  { path: pages.services.path, label: 'nav:services' },
  { path: pages.about.path, label: 'nav:about' },
  { path: pages.lawyers.path, label: 'home:teamTitle' },
  { path: pages.insights.path, label: 'nav:insights' },
  { path: pages.faq.path, label: 'nav:faq' },
  { path: pages.contact.path, label: 'nav:contact' },
] as const;

/** What the firm must tell (R55). */
export const legalLinks = [
  { path: pages.privacy.path, label: 'footer:privacy' },
  { path: pages.terms.path, label: 'footer:terms' },
  { path: pages.sitemap.path, label: 'footer:sitemap' },
] as const;

/** The fields of law that every page leads to (R50) until the list of all has come, by their slugs. */
export const serviceLinks = [
  { slug: 'commercial', label: 'footer:commercial' },
  { slug: 'real-estate', label: 'footer:realEstate' },
  { slug: 'corporate', label: 'footer:corporate' },
  { slug: 'arbitration', label: 'footer:arbitration' },
] as const;
