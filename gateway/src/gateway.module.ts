import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { BOUND_ROUTES } from '@playbook/contracts/bound-routes.contract';
import { AccountController } from './account/account.controller.js';
import { AccountExports } from './account/account-exports.service.js';
import { ApplicationController } from './applications/application.controller.js';
import { ApplicationMemoController } from './applications/application-memo.controller.js';
import { MemoSources } from './applications/memo-sources.service.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthAdminController } from './auth/auth-admin.controller.js';
import { PublicAuthController } from './auth/public-auth.controller.js';
import { TokenGrants } from './auth/token-grants.js';
import { boundRoutesController } from './bound-routes/bound-routes.controller.js';
import { DashboardParts } from './dashboard/dashboard-parts.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { ApiKeyGuard } from './http/guards/api-key.guard.js';
import { EventStreamInterceptor } from './http/responses/event-stream.interceptor.js';
import { ProblemFilter } from './http/errors/problem.filter.js';
import { RateLimitGuard } from './http/guards/rate-limit.guard.js';
import { FullRoutes } from './http/requests/refuse-full.js';
import { ResponseInterceptor } from './http/responses/response.interceptor.js';
import { SessionGuard } from './http/guards/session.guard.js';
import { IdeaChecksController } from './idea-checks/idea-checks.controller.js';
import { IndustryInsightsController } from './industry-insights/industry-insights.controller.js';
import { StartInterviewController } from './interviews/start-interview.controller.js';
import { OpenShareController } from './sharing/open-share.controller.js';
import { BrowserTracesController } from './telemetry/browser-traces.controller.js';
import { WebVitalsController } from './telemetry/web-vitals.controller.js';
import { UsageController } from './usage/usage.controller.js';
import { NotFoundPage } from './web/not-found-page.js';
import { WebConfigController } from './web/web-config.controller.js';

/**
 * Routes that only pass on are served as their contracts say; every controller beside composes. Guards run in this order: which
 * program, who is it, how often.
 */
@Module({
  controllers: [
    boundRoutesController(BOUND_ROUTES),
    AuthController,
    AccountController,
    IdeaChecksController,
    ApplicationController,
    ApplicationMemoController,
    IndustryInsightsController,
    UsageController,
    DashboardController,
    PublicAuthController,
    AuthAdminController,
    StartInterviewController,
    OpenShareController,
    BrowserTracesController,
    WebVitalsController,
    WebConfigController,
  ],
  providers: [
    TokenGrants,
    AccountExports,
    DashboardParts,
    MemoSources,
    NotFoundPage,
    FullRoutes,
    { provide: APP_GUARD, useClass: ApiKeyGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_INTERCEPTOR, useClass: EventStreamInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class GatewayModule {}
