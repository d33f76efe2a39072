export const legal = {
  privacyTitle: 'Privacy policy',
  termsTitle: 'Terms of use',
  sitemapTitle: 'Sitemap',
  updated: 'Last updated {{date}}',
  onThisPage: 'On this page',
  storageTitle: 'What we keep in your browser',
  storageBody: 'Your language choice and your notifications for seven days. We use no advertising cookies.',
  prevails: 'If the two versions differ, the Arabic text prevails.',
  publicPages: 'Public pages',
  accountPages: 'Your account',
  legalPages: 'Legal',
};
