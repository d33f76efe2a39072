import { z } from 'zod';
import type { Api } from './browser-api.ts';

const madeSchema = z.object({ id: z.number() });

/** A client asks for a consultation. @returns its id */
export async function sendConsultation(api: Api, values: object = {}): Promise<number> {
  const made = await api.call('client', 'POST /api/Consultations/Add', {
    caseTitle: 'توريد متأخر',
    caseDescription: 'تأخر المورد شهرين عن موعد التسليم المتفق عليه.',
    consultationTypeId: 1,
    areaId: 1,
    branchId: 1,
    ...values,
  });
  return madeSchema.parse(made).id;
}
