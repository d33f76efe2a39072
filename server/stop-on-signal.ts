import type { FastifyBaseLogger } from 'fastify';
import { STOP_TIMES } from './stop-times.ts';

/** On SIGTERM or SIGINT finishes what was taken on, then ends with 0; with 1 when that takes too long. */
export function stopOnSignal(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => {
      log.error('Stopping took too long');
      process.exit(1);
    }, STOP_TIMES.process).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
