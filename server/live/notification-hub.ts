import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { HUB_PATH } from '#contract/live-events.ts';
import { type RecordReference, recordReferenceSchema } from '#contract/record-reference.ts';
import { keepLanguage } from '../auth/accounts.ts';
import type { Callers } from '../auth/callers.ts';
import type { Secrets } from '../auth/secrets.ts';
import { isTrustedOrigin } from '../auth/trusted-sender.ts';
import type { Host } from '../host.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { startChangeEvents } from './change-audience.ts';
import { startDeliveries } from './deliveries.ts';
import { createAdmission } from './hub/admission.ts';
import { createConnectionTokens } from './hub/connection-tokens.ts';
import { createForwarding } from './hub/forward-posts.ts';
import type { HubLimits } from './hub/hub-limits.ts';
import { hubRoutes } from './hub/hub-routes.ts';
import { createHub } from './hub/hub.ts';
import { method } from './hub/methods.ts';
import { acceptWebSockets } from './hub/upgrades.ts';
import { knownTo } from './known-to.ts';
import { type LiveConnection, type LiveHub, type LiveMember, WATCHERS } from './live-member.ts';
import { startPresence } from './presence.ts';
import { startRechecks } from './recheck-connections.ts';

interface NotificationHubOptions {
  host: Pick<Host, 'env' | 'pool' | 'log' | 'fanOut'>;
  tables: RecordTables;
  callers: Pick<Callers, 'callerOfToken' | 'isStillOpen'>;
  key: Secrets['connections'];
  limits?: Partial<HubLimits> | undefined;
}

/**
 * In which language to speak, and how long before the connection stood the client read what it shows first, in
 * milliseconds. Default: it shows nothing yet.
 */
const watchSchema = z.tuple([z.enum(LANGUAGES), z.number().nonnegative().optional()]);

/** The hub that people are notified over, and that keeps open screens fresh (R301-R303). */
export function notificationHub(app: FastifyInstance, options: NotificationHubOptions): void {
  const { host, tables, callers, key, limits = {} } = options;
  const { env, pool, log, fanOut } = host;
  const watchers = new WeakMap<LiveConnection, Language>();
  /** What each connection last said that it shows: who may know of it is asked of the database, and may take a while. */
  const wanted = new WeakMap<LiveConnection, RecordReference>();
  const knowing = async ({ resource, id }: RecordReference, accounts: readonly LiveMember[]) => {
    const table = tables.get(resource);
    const idsFor = table && (await knownTo(pool, table, { ids: [id], accounts }));
    return (member: LiveMember): boolean => idsFor?.(member).includes(id) === true;
  };
  const open = async (connection: LiveConnection, [place]: readonly [RecordReference]): Promise<void> => {
    wanted.set(connection, place);
    const { member } = connection;
    const mayKnow = await knowing(place, [member]);
    if (wanted.get(connection) !== place) return;
    presence.move(connection, mayKnow(member) ? place : null);
  };
  const leave = (connection: LiveConnection): void => {
    wanted.delete(connection);
    presence.move(connection, null);
  };
  const hub: LiveHub = createHub<LiveMember>({
    log,
    limits,
    methods: {
      Watch: method(watchSchema, async (connection, [language, age]) => {
        const before = watchers.get(connection);
        watchers.set(connection, language);
        hub.join(connection, WATCHERS);
        // The client counted until it was connected, which it knew later than this process.
        if (!before && age !== undefined) changeEvents.sendMissed(connection, connection.openedAt - age);
        // Of a page that was opened, or switched. One that only comes back may be an old tab, and chooses nothing.
        const isChosen = before ? language !== before : age !== undefined;
        if (isChosen) await keepLanguage(pool, { id: connection.member.userId }, language);
      }),
      Open: method(z.tuple([recordReferenceSchema]), open),
      Leave: method(z.tuple([]), leave),
    },
    onGone: leave,
  });
  const changeEvents = startChangeEvents({ pool, log, fanOut, hub, watchers, tables });
  const presence = startPresence({ log, fanOut, hub, tables, knowing });
  const tokens = createConnectionTokens(key);
  const admission = createAdmission<LiveMember>({
    hub,
    tokens,
    memberOf: (token) => callers.callerOfToken(token).catch(() => null),
    isTrusted: ({ headers }) =>
      headers.origin === undefined || isTrustedOrigin(headers.origin, hostOf(headers), env),
  });
  const hostOf = (headers: {
    host?: string | undefined;
    'x-forwarded-host'?: string | string[] | undefined;
  }) => (env.trustProxy > 0 && [headers['x-forwarded-host'] ?? []].flat()[0]) || headers.host || '';

  hubRoutes(app, { path: HUB_PATH, hub, admission, tokens, forward: createForwarding(hub, fanOut) });
  acceptWebSockets(app.server, { path: HUB_PATH, hub, admission });
  const stops = [
    startDeliveries({ pool, log, fanOut, hub, watchers }),
    changeEvents.stop,
    presence.stop,
    startRechecks({ log, fanOut, hub, watchers, isStillOpen: callers.isStillOpen }),
  ];
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    hub.close();
  });
}
