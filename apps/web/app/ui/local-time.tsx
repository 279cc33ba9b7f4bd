import { useEffect, useState } from "react";
import { dateTimeText, inOrder } from "./date-text.ts";

/** A time in the reader's time zone. Until the browser has run the script, it is in UTC, as the server rendered it. */
export function LocalTime({ time }: { time: string }) {
  const [isLocal, setLocal] = useState(false);
  useEffect(() => setLocal(true), []);
  return (
    <time dateTime={time}>{isLocal ? dateTimeText(time) : inOrder(`${time.slice(0, 16).replace("T", " ")} UTC`)}</time>
  );
}
