import { BOUND_ROUTES } from '@playbook/contracts/bound-routes.contract';
import type { RequestListener, Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { callbackFormRoute } from '@playbook/contracts/auth/public-auth-routes.contract';
import { browserTracesRoute, webVitalsRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { JSON_BODY_MAX_BYTES } from '@playbook/contracts/core/limits';
import { ProcedureServer } from '@playbook/service-kit/messaging/rpc/procedure-server';
import { KitModule } from '@playbook/service-kit/service/kit.module';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { FastifyInstance } from 'fastify';
import { connectionLimits } from './connections/connection-limits.js';
import { createHttpServer } from './connections/http-server.js';
import { OpenConnections } from './connections/open-connections.js';
import { refuseUnreadable } from './connections/refuse-unreadable.js';
import { GATEWAY_OPTIONS, type GatewayOptions } from './gateway-options.js';
import type { GatewaySettings } from './gateway.settings.js';
import { GatewayModule } from './gateway.module.js';
import { allowOrigins, permitOrigin } from './http/requests/allow-origins.js';
import { endIdleConnections } from './connections/end-idle-connections.js';
import { acceptForms } from './http/requests/form-body.js';
import { acceptJson, limitBodies } from './http/requests/json-body.js';
import { mountApplication } from './http/mount-application.js';
import { limitWatches } from './http/requests/limit-watches.js';
import { limitInFlight } from './http/requests/limit-in-flight.js';
import { refuseAddresses } from './http/requests/refuse-addresses.js';
import { FullRoutes, refuseFull } from './http/requests/refuse-full.js';
import { refuseHosts } from './http/requests/refuse-hosts.js';
import { refuseMethods } from './http/requests/refuse-methods.js';
import { awaitRestOfBody } from './http/requests/rest-of-body.js';
import { secureAnswers, type SecurityHeaders, securityHeaders, setHeaders } from './http/requests/security-headers.js';
import { serveProbes } from './http/serve-probes.js';
import { serveSignedFiles } from './object-storage/serve-signed-files.js';
import { openApiDocument } from './openapi/openapi-document.js';
import { serveOpenApi } from './openapi/serve-openapi.js';
import { servedRoutes } from './openapi/served-routes.js';
import { observeRequests } from './telemetry/observe-requests.js';
import { serveWeb } from './web/serve-web.js';

export interface RunningGateway {
  /** Takes requests from now on. @throws the listen error, for instance EADDRINUSE */
  listen(port: number, host: string): Promise<void>;
  /** Ends idle connections, finishes the requests it has, then closes its transport. */
  stop(): Promise<void>;
}

/** The only HTTP door: session guard, limits, schemas and error mapping before the services; no database, no business rule. */
export async function createGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { kit, transport, health, publicUrl, settings } = options;
  const headers = securityHeaders(publicUrl, options.storage.origin);
  const connections = new OpenConnections(connectionLimits(settings));
  const adapter = createAdapter(connections, settings, headers);
  const module = KitModule.with(kit, [{ provide: GATEWAY_OPTIONS, useValue: options }]);
  const app = await NestFactory.create<NestFastifyApplication>({ module: GatewayModule, imports: [module] }, adapter, {
    logger: kit.logger,
    bodyParser: false,
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  prepareRequests(fastify, settings, headers, kit.logger);
  refuseFull(fastify, app.get(FullRoutes));
  await serveAddresses(fastify, options);
  const strategy = new ProcedureServer({
    transport,
    serviceName: 'gateway',
    verifier: kit.verifier,
    logger: kit.logger,
    securityLog: kit.securityLog,
  });
  app.connectMicroservice({ strategy });
  await app.startAllMicroservices();
  health.add('gateway.transport', () => transport.check());
  health.add('gateway.store', () => kit.store.check());
  health.add('gateway.revocations', () => kit.revocations.check());
  return {
    listen: async (port, host) => {
      await app.listen(port, host);
    },
    stop: async () => {
      health.beginStop();
      const settle = endIdleConnections(fastify.server, connections);
      await app.close();
      settle();
      await transport.close();
    },
  };
}

/** Every layer that may refuse a request, the server's own included, responds with the same headers. */
function createAdapter(
  connections: OpenConnections,
  settings: GatewaySettings,
  headers: SecurityHeaders,
): FastifyAdapter<Server> {
  return new FastifyAdapter<Server>({
    bodyLimit: JSON_BODY_MAX_BYTES,
    trustProxy: (_address, hop) => hop < settings.PLAYBOOK_TRUSTED_PROXY_HOPS,
    forceCloseConnections: 'idle',
    serverFactory: (answer: RequestListener) => createHttpServer(connections, answer),
    clientErrorHandler: refuseUnreadable(connections, headers),
    frameworkErrors: refuseAddresses((request, reply) => {
      setHeaders(reply, headers);
      permitOrigin(settings.PLAYBOOK_WEB_ORIGINS, request, reply);
    }),
  });
}

const WATCH_PATHS: ReadonlySet<string | undefined> = new Set(
  BOUND_ROUTES.filter((route) => route.isWatch === true).map(({ path }) => path),
);
const isWatch = (path: string | undefined): boolean => WATCH_PATHS.has(path);

/** What every request passes before its route, in this order. */
function prepareRequests(
  fastify: FastifyInstance,
  settings: GatewaySettings,
  headers: SecurityHeaders,
  logger: Logger,
): void {
  acceptJson(fastify);
  limitBodies(fastify, [browserTracesRoute, webVitalsRoute]);
  acceptForms(fastify, [callbackFormRoute.path]);
  awaitRestOfBody(fastify);
  observeRequests(fastify, logger);
  secureAnswers(fastify, headers);
  allowOrigins(fastify, settings.PLAYBOOK_WEB_ORIGINS);
  refuseHosts(fastify);
  refuseMethods(fastify);
  limitInFlight(fastify, settings.PLAYBOOK_MAX_REQUESTS_IN_FLIGHT, isWatch);
  limitWatches(fastify, settings.PLAYBOOK_MAX_WATCHES, isWatch);
}

/** What controllers do not serve. */
async function serveAddresses(fastify: FastifyInstance, options: GatewayOptions): Promise<void> {
  serveProbes(fastify, options.health);
  serveOpenApi(fastify, openApiDocument(servedRoutes(GatewayModule), options.publicUrl));
  if (options.storage.files !== null) await serveSignedFiles(fastify, options.storage.files, options.kit);
  for (const mount of options.mounts) await mountApplication(fastify, mount);
  if (options.webDirectory !== null) await serveWeb(fastify, options.webDirectory);
}
