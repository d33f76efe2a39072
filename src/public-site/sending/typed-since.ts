/** The fields in which something else stands by now than what was sent. */
export const typedSince = (
  sent: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== '' && text !== sent[name]));
