type PageQuery = { pageNumber: number; pageSize: number };

/** Returns one page of a list in wire form. */
export function pageResponse<Element>({ pageNumber, pageSize }: PageQuery, items: Element[], totalCount: number) {
  return { items, pageNumber, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

/** Returns LIMIT and OFFSET of a page. */
export function pageRange({ pageNumber, pageSize }: PageQuery): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNumber - 1) * pageSize };
}
