import type { Language } from '#contract/language.ts';
import type { CalendarFile } from '../calendar/appointment.ts';

export interface Mail {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An appointment that goes with it, as a calendar file. Default: none. */
  readonly calendar?: CalendarFile | undefined;
  /** The same each time one mail is tried, so that mail servers notice a second copy. No `<>` around it. */
  readonly messageId: string;
}
