import type { Resource } from '#contract/define-resource.ts';
import { type LaterResource, laterResource } from '#providers/records/later-resource.ts';

// What the pages of the site read. The host has drawn them with it: the definitions come with the first call.

export const baseOfSuccess = laterResource(
  'base-of-success',
  async () => (await import('#resources/base-of-success.ts')).baseOfSuccess,
);
export const basesOfSuccess = laterResource(
  'bases-of-success',
  async () => (await import('#resources/bases-of-success.ts')).basesOfSuccess,
);
export const branches = laterResource(
  'branches',
  async () => (await import('#resources/branches.ts')).branches,
);
export const clientReviews = laterResource(
  'client-reviews',
  async () => (await import('#resources/client-reviews.ts')).clientReviews,
);
export const companySummary = laterResource(
  'company-summary',
  async () => (await import('#resources/company-summary.ts')).companySummary,
);
export const consultationTypes = laterResource(
  'consultation-types',
  async () => (await import('#resources/consultation-types.ts')).consultationTypes,
);
export const coreValues = laterResource(
  'core-values',
  async () => (await import('#resources/core-values.ts')).coreValues,
);
export const faqCategories = laterResource(
  'faq-categories',
  async () => (await import('#resources/faq-categories.ts')).faqCategories,
);
export const faqs = laterResource('faqs', async () => (await import('#resources/faqs.ts')).faqs);
export const lawyers = laterResource('lawyers', async () => (await import('#resources/lawyers.ts')).lawyers);
export const milestones = laterResource(
  'milestones',
  async () => (await import('#resources/milestones.ts')).milestones,
);
export const officeDays = laterResource(
  'office-days',
  async () => (await import('#resources/office-days.ts')).officeDays,
);
export const serviceCategories = laterResource(
  'service-categories',
  async () => (await import('#resources/service-categories.ts')).serviceCategories,
);
export const services = laterResource(
  'services',
  async () => (await import('#resources/services.ts')).services,
);
export const siteSettings = laterResource(
  'site-settings',
  async () => (await import('#resources/site-settings.ts')).siteSettings,
);
export const sliders = laterResource('sliders', async () => (await import('#resources/sliders.ts')).sliders);

/** The lists that a form of the client area may offer a choice from. */
export const publicResources: readonly LaterResource<Resource>[] = [
  consultationTypes,
  lawyers,
  serviceCategories,
  services,
];
