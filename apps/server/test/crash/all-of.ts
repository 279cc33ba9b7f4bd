type Page<Item> = { items: readonly Item[]; totalPages: number };

/** Reads all pages of a list. */
export async function allOf<Item>(read: (pageNumber: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, totalPages } = await read(pageNumber);
    all.push(...items);
    if (pageNumber >= totalPages) return all;
  }
}
