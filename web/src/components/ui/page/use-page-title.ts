import { EDITION } from '@playbook/contracts/core/edition';
import { useEffect } from 'react';
import { arriveAtPage } from '../../../lib/page-arrival.js';

/** Sets the title of the browser tab while the calling page is shown, and puts the keyboard at the page's heading. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${EDITION.productName}`;
    arriveAtPage();
  }, [title]);
}
