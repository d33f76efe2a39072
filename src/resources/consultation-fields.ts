import { boolean, dateTime, longText, money, reference, select, text } from '#contract/fields.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { whereMet, wayOptions } from '#contract/ways.ts';
import { consultationParties } from './consultation-parties.ts';
import { consultationWorkflow as workflow, labels } from './consultation-workflow.ts';
import {
  byClient,
  conflictFields,
  dueFields,
  matterFields,
  matterStatus,
  partyRows,
} from './matter-fields.ts';

/** What a client says of a case, and what the firm adds on the way. */
export const consultationFields = {
  ...matterFields,
  ...conflictFields,
  caseTitle: text({
    label: { ar: 'عنوان القضية', en: 'Case title' },
    min: 3,
    writeBy: byClient,
    searchable: true,
    sortable: true,
  }),
  caseDescription: longText({
    label: { ar: 'وصف القضية', en: 'Case description' },
    min: 10,
    writeBy: byClient,
  }),
  consultationTypeId: reference({
    label: { ar: 'نوع الاستشارة', en: 'Consultation type' },
    to: 'consultation-types',
    writeBy: byClient,
    filterable: true,
  }),
  areaId: reference({
    label: { ar: 'المجال القانوني', en: 'Area of law' },
    to: 'service-categories',
    writeBy: byClient,
    filterable: true,
  }),
  preferredTimes: text({
    label: { ar: 'الأوقات المفضّلة', en: 'Preferred times' },
    writeBy: byClient,
    optional: true,
    max: 300,
    showWhen: whereMet,
  }),
  way: select({
    label: labels.way,
    options: wayOptions,
    writeBy: byClient,
    optional: true,
  }),
  wishedAt: dateTime({
    label: { ar: 'الموعد الذي اختاره العميل', en: 'Time the client chose' },
    future: true,
    hijri: true,
    writeBy: byClient,
    optional: true,
    showWhen: whereMet,
  }),
  secondChoiceAt: dateTime({
    label: { ar: 'البديل', en: 'Second choice' },
    hijri: true,
    writeBy: byClient,
    optional: true,
    showWhen: whereMet,
  }),
  status: matterStatus(workflow, {
    Pending: 'pending',
    Scheduled: 'scheduled',
    Completed: 'completed',
    Cancelled: 'cancelled',
  }),
  scheduledAt: dateTime({
    label: labels.scheduledAt,
    hijri: true,
    writeBy: 'server',
    optional: true,
    filterable: true,
    sortable: true,
    showWhen: whereMet,
  }),
  /** Of a time that waits for its confirmation, too. It stays as it is when the firm changes how long appointments take. */
  scheduledUntil: dateTime({
    label: { ar: 'وقت الانتهاء', en: 'Ends at' },
    writeBy: 'server',
    optional: true,
    showWhen: whereMet,
  }),
  consultantId: reference({
    label: labels.consultantId,
    to: 'lawyers',
    // Lawyers leave; whom a client met is still told by name.
    onDelete: 'keep',
    // Whom the client asks for, where they do; else whoever is free.
    writeBy: byClient,
    optional: true,
    filterable: true,
    showWhen: whereMet,
  }),
  isConsultantAsked: boolean({
    label: { ar: 'طلب العميل هذا المحامي بعينه', en: 'The client asked for this lawyer' },
    readBy: STAFF_ROLES,
    writeBy: 'server',
    showWhen: { field: 'isConsultantAsked', is: true },
  }),
  place: text({ label: labels.place, writeBy: 'server', optional: true, max: 300, showWhen: whereMet }),
  fee: money({ label: labels.fee, writeBy: 'server', optional: true, showWhen: whereMet }),
  cancelReason: longText({ label: labels.cancelReason, writeBy: 'server', optional: true, max: 2000 }),
  parties: partyRows(consultationParties, 'consultationId'),
  ...dueFields(workflow),
} as const;
