import { useEffect, useState } from "react";
import { dateTimeText, inOrder } from "./date-text.ts";

/** A time in the reader's time zone; until the browser has told it, in UTC, as the server wrote it. */
export function LocalTime({ time }: { time: string }) {
  const [isLocal, setLocal] = useState(false);
  useEffect(() => setLocal(true), []);
  return (
    <time dateTime={time}>{isLocal ? dateTimeText(time) : inOrder(`${time.slice(0, 16).replace("T", " ")} UTC`)}</time>
  );
}
