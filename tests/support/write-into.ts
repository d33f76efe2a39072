import type { UserEvent } from '@testing-library/user-event';

/** Puts a text behind what stands in a field, all at once: where it is not the typing that is proved. */
export async function writeInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
