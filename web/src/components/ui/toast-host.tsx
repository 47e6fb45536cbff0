import type { ReactNode } from 'react';
import { useSelector } from '@tanstack/react-store';
import { toastHostWanted } from '../../lib/notify/toast-host-wanted.js';
import { downloadedPart } from './downloaded-part.js';

/** Without its code there are no toasts, and nobody whom a toast could tell so. */
const Toaster = downloadedPart(() => import('./toaster.js').then((code) => code.Toaster), { standIn: () => null });

/** Where toasts appear; its code is loaded with the first toast. */
export function ToastHost(): ReactNode {
  const isWanted = useSelector(toastHostWanted);
  return isWanted ? <Toaster /> : null;
}
