import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { STOP_TIMES } from './stop-times.ts';

/** Ends the host: the answers that are under way first, then the mails, and the database last. */
export async function stopHost(app: FastifyInstance, database: Pick<Database, 'close'>): Promise<void> {
  // Whoever never finishes what they began to send must not hold up the end.
  const impatience = setTimeout(() => app.server.closeAllConnections(), STOP_TIMES.answers);
  await app.close();
  clearTimeout(impatience);
  await database.close();
}
