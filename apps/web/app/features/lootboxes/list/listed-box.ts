import type { CallResult } from "../../../api/request.ts";
import { dropName } from "../../items/index.ts";

type Box = CallResult<"listLootboxes">["items"][number];

/** The fields of a box that a card shows. Sending all fields would make the page larger. */
export function listedBox(box: Box) {
  const { id, name, imageUrl, hue, price, tags, lowestItemPrice, highestItemPrice, chanceToBeatPrice, wanted } = box;
  const best = box.topDrops.map((drop) => ({ name: dropName(drop), imageUrl: drop.item.imageUrl }));
  return {
    id,
    name,
    imageUrl,
    hue,
    price,
    tags,
    lowest: lowestItemPrice,
    highest: highestItemPrice,
    chanceToBeatPrice,
    /** The probability of what was looked for; undefined if it was nothing. */
    chance: wanted?.probability,
    best,
  };
}

export type ListedBox = ReturnType<typeof listedBox>;

/** All tags in use, most frequent first. */
export function tagsOf(boxes: readonly Pick<Box, "tags">[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of boxes.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b));
}

/** A tag's name in the page's language. Tags without a translation are returned unchanged. */
export function tagName(tag: string, names: Readonly<Record<string, string>>): string {
  const key = tag.toLowerCase();
  return (Object.hasOwn(names, key) ? names[key] : undefined) ?? tag;
}
