import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface LoadMoreButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** The list, page by page. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Loads the next page of a list; nothing where there is none. */
export function LoadMoreButton({ query, ...button }: LoadMoreButtonProps): ReactNode {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button {...button} variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Load more
    </Button>
  );
}
