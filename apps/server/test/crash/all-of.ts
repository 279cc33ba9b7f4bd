type Page<Item> = { items: readonly Item[]; totalPages: number };

/** Everything of a list that the shop shows page by page. */
export async function allOf<Item>(read: (pageNumber: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, totalPages } = await read(pageNumber);
    all.push(...items);
    if (pageNumber >= totalPages) return all;
  }
}
