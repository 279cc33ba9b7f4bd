/** The first `most` of the items, with as many different pictures as possible. */
export function bestOf<Item extends { imageUrl: string }>(items: readonly Item[], most: number): readonly Item[] {
  const isRepeat = (item: Item, at: number) => items.findIndex(({ imageUrl }) => imageUrl === item.imageUrl) < at;
  const repeats = items.filter(isRepeat);
  return [...items.filter((item) => !repeats.includes(item)), ...repeats].slice(0, most);
}
