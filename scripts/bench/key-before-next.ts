import { z } from 'zod';
import { PAGE_SIZE, pageBeforeNext } from './calls.ts';
import { type ListName, handLists } from './hand-lists.ts';
import type { Target } from './servers.ts';

/** Where the last row before the page that is called next stands, from the host's answer as a browser has it. */
export async function keyBeforeNext({ url, token }: Target, list: ListName, rows: number): Promise<string> {
  const page = `PageIndex=${pageBeforeNext(rows)}&PageSize=${PAGE_SIZE}`;
  const response = await fetch(`${url}/api/${handLists[list].endpoint}/GetAll?${page}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answerSchema.parse(await response.json()).lastKey;
}
const answerSchema = z.object({ lastKey: z.string() });
