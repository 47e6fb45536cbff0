import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PART_NOT_LOADED } from '../../failures/page-failures.js';
import { showToast } from '../../lib/notify/show-toast.js';

/** The code of a part did not arrive. */
class PartNotLoadedError extends Error {
  override readonly name = 'PartNotLoadedError';
}

export interface DownloadedPartOptions<P> {
  /** Shown until the code is here. */
  readonly waiting?: ReactNode;
  /** Takes the place of a part whose code did not arrive. Without it the founder is told by a toast. */
  readonly standIn?: (props: P) => ReactNode;
}

/** What the part says besides its own properties. */
interface Missing {
  /** The code did not arrive: a dialog is closed then, so that it can be opened again. */
  readonly onMissing?: () => void;
}

/**
 * A part of a page whose code is downloaded when it is first shown. When the code does not arrive, the rest of the page stays, and
 * the code is asked for anew when the part is shown the next time.
 */
export function downloadedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, standIn }: DownloadedPartOptions<P> = {},
): ComponentType<P & Missing> {
  const loadLazily = (): ComponentType<P> =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (cause: unknown) => Promise.reject(new PartNotLoadedError('Code of a part was not loaded', { cause })),
      ),
    );
  let Loaded = loadLazily();

  return class DownloadedPart extends Component<P & Missing, { readonly error: Error | null }> {
    override readonly state: { readonly error: Error | null } = { error: null };

    static getDerivedStateFromError(error: Error): { error: Error } {
      return { error };
    }

    override componentDidCatch(error: Error): void {
      if (!(error instanceof PartNotLoadedError)) return;
      Loaded = loadLazily();
      if (standIn === undefined) void showToast(PART_NOT_LOADED);
      this.props.onMissing?.();
    }

    override render(): ReactNode {
      const { error } = this.state;
      // What fails for another reason is the page's to tell.
      if (error !== null && !(error instanceof PartNotLoadedError)) throw error;
      if (error !== null) return standIn?.(this.props) ?? null;
      return (
        <Suspense fallback={waiting}>
          <Loaded {...this.props} />
        </Suspense>
      );
    }
  };
}
