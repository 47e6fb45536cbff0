import { EDITION } from '@playbook/contracts/edition';
import { useEffect } from 'react';

/** Sets the title of the browser tab while the calling page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${EDITION.productName}`;
  }, [title]);
}
