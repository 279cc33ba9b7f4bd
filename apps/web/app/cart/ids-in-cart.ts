import { useEffect, useState } from "react";
import { readStored } from "../storage/browser-storage.ts";
import { ITEMS_KEY } from "./cart-items.ts";
import { readLines } from "./cart-lines.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * The items that were in the cart when the page was loaded. Items added later are not included, so that the page does
 * not jump.
 */
export function useIdsInCart(): ReadonlySet<string> {
  const [ids, setIds] = useState(NONE);
  useEffect(() => {
    setIds(new Set(readStored("local", ITEMS_KEY, readLines)?.map(({ itemId }) => itemId)));
  }, []);
  return ids;
}
