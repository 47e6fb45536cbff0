import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.js';
import { type HeadedPage, PAGE_HEADS } from './page-heads.js';

interface PageHeadProps {
  readonly page: HeadedPage;
}

/** Heading of a page behind sign-in and what the page is for; names the tab of the browser too. */
export function PageHead({ page }: PageHeadProps): ReactNode {
  const { name, title, lead } = PAGE_HEADS[page];
  usePageTitle(name);
  return (
    <div>
      <h1>{title}</h1>
      <p className="pb-lead">{lead}</p>
    </div>
  );
}
