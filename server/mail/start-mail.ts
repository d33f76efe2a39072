import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Secrets } from '../auth/secrets.ts';
import type { Env } from '../env.ts';
import { mailDeliveries } from './mail-deliveries.ts';
import { type Deliveries, type Outbox, startOutbox } from './outbox.ts';
import { createMailer } from './transport.ts';

interface MailOptions {
  env: Env;
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  secrets: Pick<Secrets, 'codes'>;
  /** Where this host listens. Default: it does not. */
  listensAt?: () => string | null;
  /** Makes the changes that were held. Default: such jobs wait for a process that can. */
  makeHeldChange?: Deliveries['heldMove'];
}

/** Starts sending what the outbox holds. Stop it before the pool is closed. */
export function startMail({ env, pool, log, secrets, listensAt, makeHeldChange }: MailOptions): Outbox {
  const mailer = createMailer(env);
  const outbox = startOutbox({
    pool,
    log,
    deliver: {
      ...mailDeliveries({
        publicUrl: env.publicUrl,
        pool,
        mailer,
        secrets,
        ...(listensAt ? { listensAt } : {}),
      }),
      ...(makeHeldChange ? { heldMove: makeHeldChange } : {}),
    },
  });
  return {
    kick: outbox.kick,
    async stop(within) {
      await outbox.stop(within);
      mailer.close();
    },
  };
}
