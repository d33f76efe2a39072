import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    figures?: string[];
  }
}

/** Notes what the running test measured; `npm run test:trust` prints it beside the bar. */
export function figure(measured: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('A figure belongs to a test');
  test.meta.figures = [...(test.meta.figures ?? []), measured];
}
