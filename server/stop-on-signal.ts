import type { FastifyBaseLogger } from 'fastify';

/** Longest time from the signal to the end, in milliseconds. */
const STOP_WITHIN = 9_000;

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
    }, STOP_WITHIN).unref();
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
