import { useEffect, useState } from "react";
import { later } from "../../../ui/later.tsx";
import { noteSeen } from "./recent-ids.ts";

const RecentlySeen = later(() => import("./recently-seen.tsx"));

/** Stores that an item was viewed, and shows the items that were viewed before. Renders after the first paint. */
export function RecentlySeenBeside({ id }: { id: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    noteSeen(id);
    setReady(true);
  }, [id]);
  return isReady && <RecentlySeen key={id} besides={id} />;
}
