// What the types of records, bodies and filters are, to the letter. Checked by the compiler alone.
import { expectTypeOf } from 'vitest';
import type { AnyResource, Resource } from '#contract/define-resource.ts';
import type { ValidationResult } from '#contract/validation-result.ts';
import type { DaySpan } from '#contract/day-spans.ts';
import type { Image } from '#contract/images.ts';
import { checkCreate } from '#contract/body-schemas.ts';
import type { CreateOf, FiltersOf, RecordOf, UpdateOf } from '#contract/record-types.ts';
import type { consultations } from '#resources/consultations.ts';
import { faqs } from '#resources/faqs.ts';
import type { resources } from '#resources/index.ts';
import type { requests } from '#resources/requests.ts';
import type { users } from '#resources/users.ts';

type Role = 'User' | 'CustomerService' | 'Admin';
interface Base {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string | null;
}

expectTypeOf<RecordOf<typeof users>>().toEqualTypeOf<
  Flat<
    Base & {
      fullName: string;
      fullNameAr: string;
      fullNameEn: string;
      email: string;
      mobileNumber: string;
      whatsAppNumber: string;
      role: Role;
      branchId: number | null;
      branch: string | null;
      lawyerId: number | null;
      lawyer: string | null;
      profileImage: Image | null;
      isSuspended: boolean;
      isInvited: boolean;
      hasSecondFactor: boolean;
    }
  >
>();
expectTypeOf<CreateOf<typeof users>>().toEqualTypeOf<{
  fullNameAr: string;
  fullNameEn: string;
  email: string;
  mobileNumber: string;
  whatsAppNumber: string;
  role: Role;
  branchId: number | null;
  lawyerId: number | null;
  profileImage: Image | null;
  isInvited: boolean;
  password?: string;
  confirmPassword?: string;
}>();
expectTypeOf<FiltersOf<typeof users>>().toEqualTypeOf<{
  role?: Role[];
  branchId?: number[];
  isSuspended?: boolean;
}>();

expectTypeOf<RecordOf<typeof faqs>>().toEqualTypeOf<
  Flat<
    Base & {
      categoryId: number;
      category: string | null;
      serviceId: number | null;
      service: string | null;
      question: string;
      questionAr: string;
      questionEn: string;
      answer: string;
      answerAr: string;
      answerEn: string;
      position: number;
    }
  >
>();
type NewFaq = {
  categoryId: number;
  serviceId: number | null;
  questionAr: string;
  questionEn: string;
  answerAr: string;
  answerEn: string;
};
expectTypeOf<CreateOf<typeof faqs>>().toEqualTypeOf<NewFaq>();
expectTypeOf<UpdateOf<typeof faqs>>().toEqualTypeOf<Flat<{ id: number } & Partial<NewFaq>>>();
expectTypeOf<FiltersOf<typeof faqs>>().toEqualTypeOf<{ categoryId?: number[] }>();

expectTypeOf<NonNullable<FiltersOf<typeof requests>['dueDate']>>().toEqualTypeOf<
  { from?: string; to?: string } | [DaySpan] | ['late']
>();
expectTypeOf<NonNullable<FiltersOf<typeof requests>['replyDueAt']>>().toEqualTypeOf<
  { from?: string; to?: string } | [DaySpan] | ['late']
>();
expectTypeOf<NonNullable<FiltersOf<typeof consultations>['scheduledAt']>>().toEqualTypeOf<
  { from?: string; to?: string } | [DaySpan]
>();
expectTypeOf<RecordOf<typeof requests>['dueDate']>().toEqualTypeOf<string | null>();
// An account has a lawyer: with whoever takes care of a request comes the number of theirs.
expectTypeOf<RecordOf<typeof requests>['assigneeLawyerId']>().toEqualTypeOf<number | null>();

// Every definition is a resource, and a check knows what it gives back.
expectTypeOf<(typeof resources)[number]>().toExtend<Resource>();
expectTypeOf<(typeof resources)[number]>().toExtend<AnyResource>();
expectTypeOf(checkCreate(faqs, {}, { role: 'Admin' })).toEqualTypeOf<ValidationResult<NewFaq>>();

type Flat<T> = { [K in keyof T]: T[K] };
