import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { assertResources } from '#contract/check-resource.ts';
import { AppError } from '#contract/errors.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { RenderPage } from '#contract/page-rendering.ts';
import { resources as shippedResources } from '#resources/index.ts';
import { remindClients } from './appointments/remind-clients.ts';
import { remindStaff } from './appointments/remind-staff.ts';
import { createAuth } from './auth/create-auth.ts';
import { createLimits } from './auth/limits.ts';
import { ownDetailsRoutes } from './auth/own-details-routes.ts';
import { createSharedLimiter } from './auth/shared-limiter.ts';
import { startHousekeeping } from './housekeeping.ts';
import { installationOf, loadSecrets } from './auth/secrets.ts';
import { indexNamesAhead } from './resources/capabilities/conflicts/party-names.ts';
import { publishDue } from './resources/capabilities/publishing/publish-due.ts';
import { makeHeldChange } from './resources/make-held-change.ts';
import { remindOfTasks } from './resources/capabilities/tasks/remind-of-tasks.ts';
import { dashboardRoute } from './dashboard/dashboard-route.ts';
import { checkTables } from './db/check-tables.ts';
import { calendarRoutes } from './calendar/calendar-route.ts';
import { calendarFeedRoutes } from './calendar/feed-routes.ts';
import { serveCalendarFeeds } from './calendar/serve-feeds.ts';
import type { Database } from './db/database.ts';
import { readFilterIndexes } from './db/filter-indexes.ts';
import { readKeptTotals } from './db/kept-totals.ts';
import { digestRoutes } from './digest/digest-routes.ts';
import { sendDigests } from './digest/send-digests.ts';
import type { Env } from './env.ts';
import type { Host } from './host.ts';
import { acceptJsonOnly } from './http/body-parsers.ts';
import { endConnectionsWhenClosing, refuseWhileClosing } from './http/closing.ts';
import { answerErrors, sendError } from './http/error-answers.ts';
import { healthRoutes } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { registerFormRoutes } from './http/form-routes.ts';
import { type DeclaredRoute, refuseUndeclaredRoutes, registerRoutes } from './http/register-routes.ts';
import { takesForm } from './http/route.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { listeningAt } from './http/listening-at.ts';
import { logRequests } from './http/request-log.ts';
import { attachmentRoutes } from './files/attachment-routes.ts';
import { createFileStore } from './files/file-store.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { imageRoutes } from './images/image-routes.ts';
import { createImageStore } from './images/image-store.ts';
import { serveImages } from './images/serve-images.ts';
import { sweepImages } from './images/sweep-images.ts';
import { createChangeBus } from './live/change-bus.ts';
import type { FanOut } from './live/fan-out/fan-out.ts';
import { startFanOut } from './live/fan-out/start-fan-out.ts';
import { colleagueRoutes } from './live/colleague-routes.ts';
import { publishArrivals } from './live/inbox-arrivals.ts';
import { inboxRoutes } from './live/inbox-routes.ts';
import type { HubLimits } from './live/hub/hub-limits.ts';
import { notificationHub } from './live/notification-hub.ts';
import { sweepMailFolder } from './mail/mail-folder.ts';
import { startMail } from './mail/start-mail.ts';
import { ownDataRoutes } from './privacy/own-data-routes.ts';
import { createReadLog, refuseSilentReads } from './privacy/access-log.ts';
import { openApiRoute } from './openapi/openapi-route.ts';
import { loadRecordTables } from './resources/load-record-tables.ts';
import { resourceRoutes } from './resources/resource-routes.ts';
import { searchRoute } from './resources/search-route.ts';
import { STOP_TIMES } from './stop-times.ts';
import { serveDocuments } from './web/documents.ts';
import { answeredUrl } from './web/page-paths.ts';
import { currentUrl } from './http/renamed-calls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of this host, and who may call it. */
    declaredRoutes: readonly DeclaredRoute[];
  }
}

export interface AppOptions {
  env: Env;
  log: FastifyBaseLogger;
  database: Database;
  /** Folder of the built site; `null` serves the API alone. */
  webRoot: string | null;
  /** Draws the pages for visitors. Default: the browser draws every page. */
  renderPage?: RenderPage | null;
  /** Default: the product's own. */
  resources?: readonly AnyResource[];
  /** Default: over whatever the processes of this host share. */
  fanOut?: FanOut;
  /** Default: those of the hub. */
  hubLimits?: Partial<HubLimits>;
}

/** Builds the provider host over a migrated database. It listens when `listen` is called. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, log, database, webRoot } = options;
  const { publicUrl } = env;
  const { resources = shippedResources } = options;
  assertResources(resources);
  const app = Fastify({
    loggerInstance: log,
    // `request-log.ts` writes its own lines: Fastify's hold the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy === 0 ? false : (_address: string, hop: number) => hop < env.trustProxy,
    // A body that drips is cut off, as slow headers are; four files over a slow line take minutes.
    requestTimeout: 300_000,
    // Node's own would let one who drips headers sit for up to a minute and a half.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    // `closing.ts` answers in the envelope instead.
    return503OnClosing: false,
    // An address that cannot be decoded has no route, and no hooks.
    frameworkErrors: (error, request, reply) => sendError(new AppError('malformed'), error, request, reply),
    rewriteUrl: (request) => currentUrl(answeredUrl(request)),
    // As ASP.NET does: any letter case, with or without the last slash.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  });
  app.decorate('declaredRoutes', refuseUndeclaredRoutes(app));
  acceptJsonOnly(app);
  answerErrors(app);
  refuseWhileClosing(app);
  endConnectionsWhenClosing(app);
  logRequests(app);
  serveMetrics(app, { token: env.metricsToken, pool: database.pool });
  await sendSecurityHeaders(app, { isSecure: publicUrl?.startsWith('https:') ?? false });
  await app.register(cors, {
    origin: [...(publicUrl ? [publicUrl] : []), ...env.allowedOrigins],
    credentials: true,
    strictPreflight: false,
    exposedHeaders: ['retry-after'],
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(cookie);

  const { pool } = database;
  const secrets = await loadSecrets(env);
  const installation = installationOf(secrets);
  const fanOut = options.fanOut ?? startFanOut({ env, pool, log, installation });
  const changes = createChangeBus(fanOut);
  const shared = createSharedLimiter(env, installation);
  const [kept, filterIndexes] = await Promise.all([readKeptTotals(pool), readFilterIndexes(pool)]);
  const tables = await loadRecordTables(resources, { kept, filterIndexes });
  await checkTables(pool, tables);
  if (env.s3Url)
    log.warn(
      'S3_URL is set but not used yet: pictures and files lie in DATA_DIR, and want to be backed up there.',
    );
  const images = createImageStore({ pool, dataDir: env.dataDir, log });
  const files = createFileStore({ pool, dataDir: env.dataDir });
  const stopHousekeeping = startHousekeeping({
    pool,
    log,
    more: [
      () => sweepImages({ pool, tables, images, log }),
      () => sweepFiles({ pool, tables, files, log }),
      () => sweepMailFolder(env.dataDir, log),
    ],
    rounds: [() => publishDue(host, tables), () => indexNamesAhead(pool)],
    reminders: [
      () => remindClients(pool),
      () => remindStaff(pool, tables),
      () => remindOfTasks(pool),
      () => sendDigests(pool),
    ],
  });
  const stopArrivals = publishArrivals(pool, fanOut);
  let closingAt = 0;
  app.addHook('preClose', async () => {
    closingAt = performance.now();
  });
  app.addHook('onClose', async () => {
    stopHousekeeping();
    // The wait for answers is over, and may have taken most of the time.
    await mail.stop(closingAt + STOP_TIMES.mails - performance.now());
    // The last answers and mails put something into inboxes too, and their owners may be connected to other processes.
    stopArrivals();
    shared.close();
    await fanOut.close();
  });
  const limits = createLimits(env, shared.limiter);
  const auth = createAuth({
    env,
    log,
    pool,
    changes,
    fanOut,
    secrets,
    limits,
    kickOutbox: () => mail.kick(),
  });
  const host: Host = {
    env,
    log,
    database,
    pool,
    changes,
    fanOut,
    limiter: shared.limiter,
    files,
    previewKey: secrets.previews,
    logReads: createReadLog(pool, tables),
    limits,
    callerOf: auth.callerOf,
    forgetCaller: auth.forgetCaller,
  };
  const mail = startMail({
    env,
    pool,
    log,
    secrets,
    listensAt: () => listeningAt(app),
    makeHeldChange: makeHeldChange(host, tables),
  });
  const routes = [
    ...auth.routes,
    ...ownDetailsRoutes(host, tables),
    ...resourceRoutes(host, tables),
    searchRoute(host, tables),
    dashboardRoute(host, tables),
    ...imageRoutes(host, images, resources),
    ...inboxRoutes(host),
    ...digestRoutes(host),
    ...colleagueRoutes(host),
    ...attachmentRoutes(host, tables),
    ...calendarRoutes(host, tables),
    ...calendarFeedRoutes(host),
    ...ownDataRoutes(host, tables, images),
  ];
  refuseSilentReads(routes, resources);
  registerRoutes(
    app,
    host,
    routes.filter((each) => !takesForm(each)),
  );
  await registerFormRoutes(app, host, routes.filter(takesForm));
  notificationHub(app, { host, tables, callers: auth, key: secrets.connections, limits: options.hubLimits });
  serveImages(app, images);
  serveCalendarFeeds(app, host, tables);
  openApiRoute(app, routes);
  healthRoutes(app, database);
  await serveDocuments(app, { webRoot, renderPage: options.renderPage ?? null, env, resources, changes });
  return app;
}
