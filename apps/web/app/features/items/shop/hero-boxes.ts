import type { CallResult } from "../../../api/request.ts";
import { dropName } from "../drop-name.ts";
import type { HeroBox } from "./box-hero.tsx";

type Box = CallResult<"listLootboxes">["items"][number];

/** The angle between two hues, 0 to 180 degrees. */
function apart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}

/**
 * Chooses the indexes of three boxes: the cheapest, the most expensive, and the one between them whose hue differs most
 * from both. The boxes must be sorted by price. Returns fewer if there are fewer than three.
 */
export function chooseThree(boxes: readonly Pick<Box, "hue">[]): number[] {
  const last = boxes.length - 1;
  const hueAt = (place: number) => boxes[place]?.hue ?? 0;
  const contrast = (place: number) => Math.min(apart(hueAt(place), hueAt(0)), apart(hueAt(place), hueAt(last)));
  const between = boxes.map((_, place) => place).slice(1, -1);
  const [middle] = between.toSorted((a, b) => contrast(b) - contrast(a));
  return [...new Set([0, middle ?? last, last])].filter((place) => boxes[place] !== undefined);
}

/** The fields of the three chosen boxes that the banner needs. */
export function heroBoxes(boxes: readonly Box[]): HeroBox[] {
  return chooseThree(boxes).flatMap((place) => {
    const box = boxes[place];
    if (box === undefined) return [];
    const { id, name, imageUrl, hue, price, topDrops } = box;
    const best = topDrops.map((drop) => ({ name: dropName(drop), imageUrl: drop.item.imageUrl }));
    return [{ id, name, imageUrl, hue, price, best }];
  });
}
