import { z } from 'zod';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ description: z.string() })) }),
    ),
  ),
});

/**
 * Holds every refusal of a host against its OpenAPI document.
 * @returns what throws for an error that the document does not list for the operation; a path that is none is no matter
 */
export function listedErrorsOf(document: unknown) {
  const operations = Object.entries(documentSchema.parse(document).paths).map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}/?(\\?|$)`, 'i'),
    methods,
  }));
  return (call: { method: string; url: string }, answer: { status: number; code: string }): void => {
    const found = operations.find(({ pattern }) => pattern.test(call.url));
    const operation = found?.methods[call.method.toLowerCase()];
    if (!operation) return;
    const listed = operation.responses[answer.status]?.description ?? '';
    if (!listed.split('\n').some((line) => line.startsWith(`${answer.code}: `)))
      throw new Error(
        `${call.method} ${call.url} answered ${answer.status} ${answer.code}, which is not listed`,
      );
  };
}
