import { pageCall } from "../../api/page-call.ts";

type Context = Parameters<typeof pageCall>[0];

/** The owner's words for a list of goods without any, and whether the shop has other goods. */
export type Soon = { title: string; text: string; hasOthers: boolean };

/** Returns undefined if the shop has goods of the kind, so that a list without cards is one that nothing matches. */
export async function readSoon(context: Context, kind: "items" | "boxes"): Promise<Soon | undefined> {
  const { hasItems, hasBoxes, title, text } = await pageCall(context, "getLaunch");
  const [hasOwn, hasOthers] = kind === "items" ? [hasItems, hasBoxes] : [hasBoxes, hasItems];
  return hasOwn ? undefined : { title, text, hasOthers };
}
