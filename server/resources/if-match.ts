import { AppError } from '#contract/errors.ts';
import type { Call, Parameter } from '../http/route.ts';

/** How a change says which version it is based on. */
export const ifMatch: Parameter = {
  name: 'If-Match',
  description: 'The version that the caller has seen; without it the last write wins',
  schema: { type: 'string', example: '"3"' },
};

/** The version that the caller has seen, from `If-Match: "3"`; without it the last write wins. */
export function versionOf({ request }: Call<unknown, unknown>): number | null {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return null;
  const version = given.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
  if (version === undefined) throw new AppError('malformed');
  return Number(version);
}
