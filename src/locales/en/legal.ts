export const legal = {
  privacyTitle: 'Privacy policy',
  privacyDescription:
    'What Yamama & Fustat collects, why, how long it is kept, what stays in your browser, and your rights.',
  termsDescription:
    'The terms that govern your use of this website and of the client area of Yamama & Fustat.',
  sitemapDescription: 'Every page of this website at a glance.',
  howWeUse: 'How we use what you send:',
  termsTitle: 'Terms of use',
  sitemapTitle: 'Sitemap',
  updated: 'Last updated {{date}}',
  onThisPage: 'On this page',
  prevails: 'If the two versions differ, the Arabic text prevails.',
  registrations: 'The firm’s registrations',
  publicPages: 'Public pages',
  accountPages: 'Your account',
  legalPages: 'Legal',
};
