/**
 * The office that something is sent to: the chosen one, else the client's own, else the first that can take it.
 * @param chosen as a select writes it, '' for none
 * @param able the offices that can take it, in their order
 * @param home the client's own office
 */
export const officeFor = (chosen: string, able: readonly number[], home: number | null): number | null =>
  [Number(chosen), home].find((id) => able.some((one) => one === id)) ?? able[0] ?? null;
