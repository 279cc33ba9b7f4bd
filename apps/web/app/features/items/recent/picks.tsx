import { useState } from "react";
import { PopularItems } from "../similar/popular-items.tsx";
import { recentIds } from "./recent-ids.ts";
import RecentlySeen, { SHOWN } from "./recently-seen.tsx";

/** For pages that have nothing to show: a whole row of items that were viewed in this browser, or else popular ones. */
export default function Picks() {
  const [hasSeen] = useState(() => recentIds().length >= SHOWN);
  return hasSeen ? <RecentlySeen /> : <PopularItems />;
}
