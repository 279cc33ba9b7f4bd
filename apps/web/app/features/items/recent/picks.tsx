import { useState } from "react";
import { PopularItems } from "../similar/popular-items.tsx";
import { recentIds } from "./recent-ids.ts";
import RecentlySeen from "./recently-seen.tsx";

/** For pages that have nothing to show: the items that were viewed in this browser, or else the most popular ones. */
export default function Picks() {
  const [hasSeen] = useState(() => recentIds().length > 0);
  return hasSeen ? <RecentlySeen /> : <PopularItems />;
}
