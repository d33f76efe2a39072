import { callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { callForFile } from './http.ts';
import { saveFile } from './save-file.ts';

/** GET `GetCalendar`: the appointment of a consultation, into the browser's downloads for the reader's own calendar. */
export async function saveAppointment(id: number): Promise<void> {
  const content = await callForFile({
    method: 'GET',
    path: callPath(consultations, 'GetCalendar', id),
    words: { fallback: 'readFailed', messages: consultations.messages },
  });
  saveFile(new File([content], `consultation-${id}.ics`, { type: 'text/calendar' }));
}
