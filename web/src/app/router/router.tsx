import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { ErrorScreen } from '../../components/screens/error-screen.js';
import { LoadingScreen } from '../../components/screens/loading-screen.js';
import { PageError } from '../../components/screens/page-error.js';
import { PageLoading } from '../../components/screens/page-loading.js';
import { NotFoundScreen } from '../../components/screens/not-found-screen.js';
import { LandingPage } from '../../features/landing/components/landing-page.js';
import { loadCode } from '../../lib/connection/load-code.js';
import { APP_PAGES, UNLISTED_PAGES } from './app-pages.js';
import { GuardedLayout } from './guarded-layout.js';
import { RootLayout } from './root-layout.js';

const disclaimer = () => loadCode(() => import('../../features/disclaimer/components/disclaimer-page.js'));
const shared = () => loadCode(() => import('../../features/shared/components/shared-page.js'));
const howWeJudge = () => loadCode(() => import('../../features/how-we-judge/components/how-we-judge-page.js'));

const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundScreen });
const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: WEB_PATHS.landing,
  component: LandingPage,
});
const disclaimerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: WEB_PATHS.disclaimer,
  component: lazyRouteComponent(disclaimer, 'DisclaimerPage'),
});
const howWeJudgeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: WEB_PATHS.howWeJudge,
  component: lazyRouteComponent(howWeJudge, 'HowWeJudgePage'),
});
const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: WEB_PATHS.shared,
  component: lazyRouteComponent(shared, 'SharedPage'),
});
const guardedRoute = createRoute({ getParentRoute: () => rootRoute, id: 'guarded', component: GuardedLayout });
const appRoutes = [...APP_PAGES, ...UNLISTED_PAGES].map(({ path, component }) =>
  createRoute({
    getParentRoute: () => guardedRoute,
    path,
    component,
    errorComponent: PageError,
    pendingComponent: PageLoading,
  }),
);

const routeTree = rootRoute.addChildren([
  landingRoute,
  disclaimerRoute,
  howWeJudgeRoute,
  sharedRoute,
  guardedRoute.addChildren(appRoutes),
]);

/** The router of the app; tests pass a history of their own. */
export function createAppRouter(history?: RouterHistory): AnyRouter {
  return createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: LoadingScreen,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // As the gateway, which responds with 404 to a page in capitals.
    caseSensitive: true,
  });
}
