import { compareWithBare } from "./bare-comparison.ts";
import type { Place } from "./place.ts";
import type { Comparison } from "./table.ts";

export async function benchCatalogue({ url }: Place, seconds: number): Promise<Comparison[]> {
  const list = (await (await fetch(`${url}/api/lootboxes?pageSize=1`)).json()) as { items: { id: string }[] };
  const compare = (path: string, title: string) =>
    compareWithBare(url, { title, path, encoding: "identity", clients: 32, promised: 0.7 }, seconds);
  return [
    await compare("/api/items?pageSize=24", "Items, a page of 24"),
    await compare("/api/lootboxes?pageSize=24", "Boxes, a page of 24"),
    await compare(`/api/lootboxes/${list.items[0]?.id}`, "One box with its odds"),
  ];
}
