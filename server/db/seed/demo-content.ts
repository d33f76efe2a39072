import { z } from 'zod';
import { optionsOf } from '#contract/fields.ts';
import { CURRENCIES, moneySchema } from '#contract/kinds/money.ts';
import { type OpenInterval, WEEK_DAYS } from '#contract/week.ts';
import { branches } from '#resources/branches.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { FIGURES } from './draw-portrait.ts';
import content from './demo-content.json' with { type: 'json' };

const words = z.object({ ar: z.string(), en: z.string() });
/** A text of several lines in each language. */
const lines = z.object({ ar: z.array(z.string()), en: z.array(z.string()) });

/** The parts of the demo content that are seeded so far, checked when they are read. */
const demoContentSchema = z.object({
  branches: z.array(
    z.object({ id: z.number(), name: words, timeZone: z.enum(optionsOf(branches.fields.timeZone)) }),
  ),
  offices: z.array(
    z.object({
      branchId: z.number(),
      address: words,
      email: z.string(),
      phone: z.string(),
      whatsapp: z.string(),
      directions: words,
      latitude: z.number(),
      longitude: z.number(),
      licenceNumber: z.string(),
      commercialRegistration: z.string(),
      taxNumber: z.string(),
      consultationFee: moneySchema,
    }),
  ),
  officeHours: z.object({
    rows: z.array(
      z.object({
        days: z.array(z.enum(WEEK_DAYS)),
        open: z.string().nullable(),
        close: z.string().nullable(),
      }),
    ),
  }),
  serviceCategories: z.array(
    z.object({
      slug: z.string(),
      branches: z.array(z.number()),
      name: words,
      summary: words,
      services: z.array(
        z.object({
          name: words,
          description: words,
          steps: lines,
          documents: lines,
          duration: words,
          fee: z.object({ amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
        }),
      ),
    }),
  ),
  firm: z.object({ social: z.object({ x: z.string(), facebook: z.string(), instagram: z.string() }) }),
  companySummary: z.object({
    yearsOfExperience: z.number(),
    satisfiedClients: z.number(),
    finishedCases: z.number(),
    successRate: z.number(),
    successRateNote: words,
  }),
  sliders: z.array(z.object({ title: words, description: words })),
  milestones: z.array(
    z.object({ year: z.number(), branchId: z.number().nullable(), title: words, description: words }),
  ),
  coreValues: z.array(z.object({ title: words, description: words })),
  baseOfSuccess: z.object({
    headline: words,
    bases: z.array(z.object({ title: words, description: words })),
  }),
  lawyers: z.array(
    z.object({
      name: words,
      slug: z.string(),
      position: words,
      specialization: words,
      description: words,
      years: z.number(),
      languages: words,
      /** The slugs of what they take care of. */
      categories: z.array(z.string()),
      admissions: z.array(
        z.object({ authority: words, licenceNumber: z.string(), year: z.number().nullable() }),
      ),
      portrait: z.enum(FIGURES),
      branchId: z.number(),
      email: z.string(),
      linkedin: z.string(),
    }),
  ),
  clientReviews: z.array(
    z.object({ name: words, clientOf: words, text: words, branchId: z.number().nullable() }),
  ),
  consultationTypes: z.array(z.object({ id: z.number(), name: words })),
  /** For which matters: the name of their resource, or `all`. */
  replyTemplates: z.array(z.object({ about: z.string(), title: words, text: words })),
  faqCategories: z.array(z.object({ id: z.number(), name: words })),
  faqs: z.array(
    z.object({
      categoryId: z.number(),
      question: words,
      answer: words,
      /** The English name of the service that it is asked about. */
      service: z.string().nullable(),
    }),
  ),
  sample: z.object({
    contactMessages: z.array(z.object({ name: words, email: z.string(), phone: z.string(), message: words })),
    requests: z.array(
      z.object({
        id: z.number(),
        title: words,
        /** The slug of its category. */
        service: z.string(),
        /** Its Arabic name. Default: the first of the category. */
        serviceName: z.string().optional(),
        branchId: z.number(),
        status: z.enum(optionsOf(requests.fields.status)),
        received: z.string(),
        due: z.string(),
        assignee: words.nullable(),
      }),
    ),
    consultations: z.array(
      z.object({
        id: z.number(),
        title: words,
        typeId: z.number(),
        area: words,
        consultant: words.nullable(),
        received: z.string(),
        scheduled: z.string().nullable(),
        status: z.enum(optionsOf(consultations.fields.status)),
      }),
    ),
  }),
});

export const demoContent = (): z.infer<typeof demoContentSchema> => demoContentSchema.parse(content);

/** The hours that both offices keep at first (R13, A40). */
export const officeHours = (): OpenInterval[] =>
  demoContent().officeHours.rows.flatMap(({ days, open, close }) =>
    open === null || close === null ? [] : days.map((day) => ({ day, opens: open, closes: close })),
  );
