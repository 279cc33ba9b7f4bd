import { pageCall } from "../../api/page-call.ts";

type Context = Parameters<typeof pageCall>[0];

/** What a list of goods shows in place of them while the shop has none: the owner's words, and where others are. */
export type Soon = { title: string; text: string; hasOthers: boolean };

/** Returns undefined if the shop has goods of the kind, so that a list without cards is one that nothing matches. */
export async function readSoon(context: Context, kind: "items" | "boxes"): Promise<Soon | undefined> {
  const { hasItems, hasBoxes, title, text } = await pageCall(context, "getLaunch");
  const [hasOwn, hasOthers] = kind === "items" ? [hasItems, hasBoxes] : [hasBoxes, hasItems];
  return hasOwn ? undefined : { title, text, hasOthers };
}
