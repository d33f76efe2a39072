import { z } from 'zod';
import type { TestHost } from './test-host.ts';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ 'x-roles': z.array(z.string()).optional() })),
  ),
});

export interface ClientCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the document writes it: `/api/Requests/GetById/{id}`. */
  path: string;
}

/** Every call that a client may make, by the document of the running host: whatever the API has is in it. */
export async function clientCalls(host: TestHost): Promise<ClientCall[]> {
  const { paths } = documentSchema.parse((await host.app.inject('/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-roles']?.some((role) => role === 'User' || role === 'public'))
      // The document's methods are those of its routes, in small letters.
      .map(([method]) => ({ method: method.toUpperCase() as ClientCall['method'], path })),
  );
}

/** One record is meant by it. */
export const namesRecord = ({ path }: ClientCall): boolean => path.includes('{id}');
