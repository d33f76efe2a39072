import type { AnyResource } from '#contract/define-resource.ts';
import { appointmentSettings } from './appointment-settings.ts';
import { articles } from './articles.ts';
import { auditEntriesOf } from './audit-entries.ts';
import { baseOfSuccess } from './base-of-success.ts';
import { basesOfSuccess } from './bases-of-success.ts';
import { branches } from './branches.ts';
import { clientReviews } from './client-reviews.ts';
import { companySummary } from './company-summary.ts';
import { consultantAbsences } from './consultant-absences.ts';
import { consultantHours } from './consultant-hours.ts';
import { consultationTypes } from './consultation-types.ts';
import { contactMessages } from './contact-messages.ts';
import { coreValues } from './core-values.ts';
import { deletionRequests } from './deletion-requests.ts';
import { consultationParties } from './consultation-parties.ts';
import { faqCategories } from './faq-categories.ts';
import { faqs } from './faqs.ts';
import { listViewsOf } from './list-views.ts';
import { lawyerAdmissions } from './lawyer-admissions.ts';
import { lawyers } from './lawyers.ts';
import { matterResources } from './matters.ts';
import { milestones } from './milestones.ts';
import { officeDays } from './office-days.ts';
import { replyTemplates } from './reply-templates.ts';
import { requestParties } from './request-parties.ts';
import { serviceCategories } from './service-categories.ts';
import { services } from './services.ts';
import { siteSettings } from './site-settings.ts';
import { sliders } from './sliders.ts';
import { users } from './users.ts';

/** What the product holds. A new resource is a file and a line here, a new kind of matter a line in `matters.ts`. */
const content = [
  serviceCategories,
  services,
  consultationTypes,
  ...matterResources,
  requestParties,
  consultationParties,
  users,
  deletionRequests,
  faqs,
  faqCategories,
  articles,
  contactMessages,
  replyTemplates,
  companySummary,
  milestones,
  coreValues,
  baseOfSuccess,
  basesOfSuccess,
  lawyers,
  lawyerAdmissions,
  clientReviews,
  sliders,
  siteSettings,
  branches,
  consultantHours,
  consultantAbsences,
  officeDays,
  appointmentSettings,
] as const;

/** What is kept: the content, and how staff look at it. */
const kept = [...content, listViewsOf(content)] as const;

/** Every resource of the product: what is kept, and who did what to it. */
export const resources = [...kept, auditEntriesOf(kept)] as const;

/** The definition of a name, if there is one. */
export const findResource = (name: string): AnyResource | undefined =>
  resources.find((candidate) => candidate.name === name);

/** The definition of a name that is known to exist. Throws for any other: a programmer's mistake. */
export function resourceNamed(name: string): AnyResource {
  const resource = findResource(name);
  if (!resource) throw new Error(`There is no resource named ${name}`);
  return resource;
}
