import { useEffect, useState } from "react";
import { later } from "../../../ui/later.tsx";
import { WhenNear } from "../../../ui/when-near.tsx";
import { noteSeen, recentIds } from "./recent-ids.ts";

const RecentlySeen = later(() => import("./recently-seen.tsx"));

/**
 * Stores that an item was viewed, and shows the items that were viewed before. Renders after the first paint, and loads
 * its code only if there are such items.
 */
export function RecentlySeenBeside({ id }: { id: string }) {
  const [hasOthers, setHasOthers] = useState(false);
  useEffect(() => {
    noteSeen(id);
    setHasOthers(recentIds().length > 1);
  }, [id]);
  return (
    hasOthers && (
      <WhenNear>
        <RecentlySeen key={id} besides={id} />
      </WhenNear>
    )
  );
}
