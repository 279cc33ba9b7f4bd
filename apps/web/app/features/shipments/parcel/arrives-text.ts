import type { PromisedDays } from "@trove/contract/promised-days";
import type { parcel } from "../../../locales/en/shipments/parcel.ts";
import type { Translated } from "../../../locales/texts.ts";
import { dayOf, dayText } from "../../../ui/date-text.ts";
import { promiseText } from "../../../ui/promise-text.ts";

type Texts = Pick<Translated<typeof parcel>, "arrives" | "arrivesBy">;

/** The promised days, or only the last one once the first has passed. */
export function arrivesText(t: Texts, promise: PromisedDays, now = new Date()): string {
  return promise.from < dayOf(now) ? t.arrivesBy(dayText(promise.until)) : t.arrives(promiseText(promise));
}
