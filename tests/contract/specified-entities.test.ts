import { afterEach, expect, it, vi } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { OPERATIONS, audiencesOf } from '#contract/access.ts';
import { checkCreate } from '#contract/body-schemas.ts';
import { baseOfSuccess } from '#resources/base-of-success.ts';
import { basesOfSuccess } from '#resources/bases-of-success.ts';
import { clientReviews } from '#resources/client-reviews.ts';
import { companySummary } from '#resources/company-summary.ts';
import { consultations } from '#resources/consultations.ts';
import { consultationTypes } from '#resources/consultation-types.ts';
import { contactMessages } from '#resources/contact-messages.ts';
import { coreValues } from '#resources/core-values.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { faqs } from '#resources/faqs.ts';
import { lawyers } from '#resources/lawyers.ts';
import { milestones } from '#resources/milestones.ts';
import { requests } from '#resources/requests.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { services } from '#resources/services.ts';
import { sliders } from '#resources/sliders.ts';
import { users } from '#resources/users.ts';
import { buildRecord } from '#tests/support/record-builder.ts';

afterEach(() => vi.useRealTimers());

/** The keys under which a record of the resource is kept. */
const keysOf = ({ fields }: AnyResource): string[] =>
  Object.entries(fields).flatMap(([key, field]) => wireKeys(key, field));

const inBoth = (...keys: string[]): string[] => keys.flatMap((key) => [`${key}Ar`, `${key}En`]);

/** What an Admin is told of a field, when the rest of the record is right. */
function refusalOf(resource: AnyResource, change: Record<string, unknown>): string | undefined {
  const [key = ''] = Object.keys(change);
  const checked = checkCreate(resource, { ...buildRecord(resource), ...change }, { role: 'Admin' });
  return checked.isValid ? undefined : checked.issues[key]?.code;
}

const refusesEmpty = (resource: AnyResource, keys: readonly string[]) => {
  for (const key of keys) expect([key, refusalOf(resource, { [key]: ' ' })]).toEqual([key, 'required']);
};

it('R138 R244 R245 R246 a service category has names and descriptions in both languages, branches and services', () => {
  expect(keysOf(serviceCategories)).toEqual(
    expect.arrayContaining([...inBoth('name', 'description'), 'branchIds', 'services']),
  );
  refusesEmpty(serviceCategories, inBoth('name', 'description'));
  expect(refusalOf(serviceCategories, { branchIds: [] })).toBe('atLeastOne');
});

it('R139 R247 R248 a service has its category, and a name and a description in both languages', () => {
  // Beside what is specified, what people ask before they send a request.
  const more = [...inBoth('steps', 'documents', 'duration'), 'fee'];
  expect(keysOf(services).toSorted()).toEqual(
    ['categoryId', ...inBoth('description', 'name'), ...more].toSorted(),
  );
  refusesEmpty(services, inBoth('name'));
  expect(refusalOf(services, { categoryId: null })).toBe('required');
});

it('R140 a request has title, description, service, client, dates, at most four files, notes, timeline and status', () => {
  expect(keysOf(requests)).toEqual(
    expect.arrayContaining(['title', 'description', 'serviceId', 'clientId', 'dueDate', 'status']),
  );
  expect(requests.recordLabels.createdAt?.en).toBe('Received');
  expect(requests.fields.attachments.max).toBe(4);
  // Notes and timeline are one: what was done and written about it.
  expect(requests.thread).toBe(true);
});

it('R144 a consultation has title, description, type, area, client, consultant, dates, files, notes and status', () => {
  const about = ['caseTitle', 'caseDescription', 'consultationTypeId', 'areaId', 'clientId', 'consultantId'];
  expect(keysOf(consultations)).toEqual(
    expect.arrayContaining([...about, 'scheduledAt', 'attachments', 'status']),
  );
  expect(consultations.recordLabels.createdAt?.en).toBe('Received');
  expect(consultations.thread).toBe(true);
});

it('R145 R249 a consultation type has a name in both languages', () => {
  // The way in which one meets is the firm's own addition.
  expect(keysOf(consultationTypes)).toEqual([...inBoth('name'), 'way']);
  refusesEmpty(consultationTypes, inBoth('name'));
});

it('R148 a contact message has e-mail, phone and text; a name may be given with it, and need not', () => {
  // The number, the name and whether somebody has seen to it are the firm's own addition.
  expect(keysOf(contactMessages)).toEqual(['number', 'name', 'email', 'phone', 'message', 'isHandled']);
  expect(refusalOf(contactMessages, { name: '' })).toBeUndefined();
  // What is missing is named, and not only that something is.
  for (const key of ['email', 'phone', 'message'])
    expect(refusalOf(contactMessages, { [key]: ' ' })).toBe(`${key}Required`);
});

it('R149 a slider has title, description, order and image', () => {
  expect(keysOf(sliders)).toEqual([...inBoth('title', 'description'), 'image', 'position']);
});

it('R151 a milestone has a year between 1900 and the next, a title and a description', () => {
  // The office and the order are the firm's own addition.
  expect(keysOf(milestones)).toEqual(['year', ...inBoth('title', 'description'), 'branchId', 'position']);
  expect(refusalOf(milestones, { year: 1899 })).toBe('numberMin');
  expect(refusalOf(milestones, { year: new Date().getFullYear() + 1 })).toBeUndefined();
  expect(refusalOf(milestones, { year: new Date().getFullYear() + 2 })).toBe('numberMax');
});

it('a host that was started in 2026 refused the milestone of the next year from the first day of 2027', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
  expect(refusalOf(milestones, { year: 2028 })).toBe('numberMax');
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
  expect(refusalOf(milestones, { year: 2028 })).toBeUndefined();
  expect(refusalOf(milestones, { year: 2029 })).toBe('numberMax');
});

it('R152 R153 core values and bases have title, description and photo; the bases stand under a headline', () => {
  for (const resource of [coreValues, basesOfSuccess])
    expect(keysOf(resource)).toEqual(
      expect.arrayContaining([...inBoth('title', 'description'), 'photo', 'position']),
    );
  expect(keysOf(baseOfSuccess)).toEqual(expect.arrayContaining(inBoth('headline')));
});

it('R154 a lawyer has photo, name, position, specialization, description, years, LinkedIn and e-mail', () => {
  const keys = [...inBoth('name', 'jobTitle', 'specialization', 'description'), 'photo', 'yearsOfExperience'];
  expect(keysOf(lawyers)).toEqual(expect.arrayContaining([...keys, 'linkedIn', 'email']));
});

it('R268 the figures of the firm are positive, and a rate lies between 0 and 100', () => {
  for (const key of ['yearsOfExperience', 'satisfiedClients', 'finishedCases'])
    expect([key, refusalOf(companySummary, { [key]: 0 })]).toEqual([key, 'positive']);
  expect(refusalOf(companySummary, { successRate: 101 })).toBe('numberMax');
  expect([0, 97.5, 100].map((successRate) => refusalOf(companySummary, { successRate }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('nobody but an Admin may do anything with the accounts of others', () => {
  for (const operation of OPERATIONS) {
    const grant = users.access[operation];
    expect([operation, grant && audiencesOf(grant)]).toEqual([operation, ['Admin']]);
  }
});

it('Admins alone change what the site shows', () => {
  const shown = [serviceCategories, services, consultationTypes, faqs, faqCategories, sliders];
  for (const resource of [...shown, milestones, coreValues, basesOfSuccess, lawyers, clientReviews])
    for (const operation of ['create', 'update', 'delete'] as const) {
      const grant: AnyResource['access'][typeof operation] = resource.access[operation];
      const place = `${resource.name} ${operation}`;
      expect([place, grant && audiencesOf(grant)]).toEqual([place, ['Admin']]);
    }
});
