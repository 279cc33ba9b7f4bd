import { promiseText as textIn } from "@trove/contract/promise-text";
import type { PromisedDays } from "@trove/contract/promised-days";
import { pageLanguage } from "../locales/page-language.ts";
import { dayOf } from "./date-text.ts";

/** "Wed 3 – Fri 5 Dec" in the page's language. */
export const promiseText = (days: PromisedDays): string => textIn(days, pageLanguage());

/** "Fri 5 Dec" in the page's language and the reader's time zone. */
export function weekdayText(time: string): string {
  const day = dayOf(time);
  return promiseText({ from: day, until: day });
}
