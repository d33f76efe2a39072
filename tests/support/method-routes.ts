import type { TestHost } from './test-host.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];
const isMethod = (method: string): method is Method => METHODS.some((known) => known === method);

/** Every route of a running host with who may call it. A HEAD goes where its GET does. */
export const methodRoutes = ({ app }: Pick<TestHost, 'app'>) =>
  app.declaredRoutes.flatMap(({ method, ...route }) => (isMethod(method) ? { method, ...route } : []));
