export interface PagePosition {
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
}

/** A `Link` header (RFC 8288). The client of the auth wire contract reads the number behind the first `=`, so that is the page. */
export function pageLinks(path: string, { page, perPage, totalItems }: PagePosition): string {
  const lastPage = Math.max(1, Math.ceil(totalItems / perPage));
  const link = (target: number, relation: string): string =>
    `<${path}?page=${target}&per_page=${perPage}>; rel="${relation}"`;
  const last = link(lastPage, 'last');
  return page < lastPage ? `${link(page + 1, 'next')}, ${last}` : last;
}
