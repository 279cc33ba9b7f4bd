import { useEffect, useState } from "react";
import { dateTimeText } from "./date-text.ts";

/** A time in the reader's time zone. Until the browser has run the script, it is in UTC, as the server rendered it. */
export function LocalTime({ time }: { time: string }) {
  const [isLocal, setLocal] = useState(false);
  useEffect(() => setLocal(true), []);
  // A time without a zone is read and written in the same one, so its digits stay.
  return <time dateTime={time}>{isLocal ? dateTimeText(time) : `${dateTimeText(time.slice(0, 16))} UTC`}</time>;
}
