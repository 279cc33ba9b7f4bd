type PageQuery = { pageNumber: number; pageSize: number };

/** One page of a list in wire form. */
export function pageAnswer<Element>({ pageNumber, pageSize }: PageQuery, items: Element[], totalCount: number) {
  return { items, pageNumber, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

/** Rows to take and to leave out for a page, for LIMIT and OFFSET. */
export function pageRange({ pageNumber, pageSize }: PageQuery): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNumber - 1) * pageSize };
}
