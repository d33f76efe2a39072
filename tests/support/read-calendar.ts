/** The lines of a calendar file by their names, folded lines put together. */
export const calendarLines = (file: string): Record<string, string> =>
  Object.fromEntries(
    unfolded(file)
      .split('\r\n')
      .map((line) => [/^[^:;]*/.exec(line)?.[0] ?? '', line.slice(line.indexOf(':') + 1)] as const),
  );

/** The events of a calendar file by their identity, each as its lines by their names. */
export const calendarEvents = (file: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    unfolded(file)
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((text) => {
        const event = calendarLines(text);
        return [event['UID'] ?? '', event] as const;
      }),
  );

/**
 * A moment as calendars write it.
 * @param moment ISO 8601 in UTC
 */
export const calendarStamp = (moment: string): string => moment.replace(/[-:]|\.\d+/g, '');

const unfolded = (file: string): string => file.replace(/\r\n[ \t]/g, '');
