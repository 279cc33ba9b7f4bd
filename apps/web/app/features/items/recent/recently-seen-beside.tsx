import { useEffect, useState } from "react";
import { later } from "../../../ui/later.tsx";
import { noteSeen } from "./recent-ids.ts";

const RecentlySeen = later(() => import("./recently-seen.tsx"));

/** Notes that an item was looked at, and shows those before it, after the first paint. */
export function RecentlySeenBeside({ id }: { id: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    noteSeen(id);
    setReady(true);
  }, [id]);
  return isReady && <RecentlySeen key={id} besides={id} />;
}
