import { COUNT_MAX } from "@trove/contract/constants";
import type { dashboardLists } from "../../../locales/en/operators/lists.ts";
import type { Translated } from "../../../locales/texts.ts";

type Texts = Translated<typeof dashboardLists>;

/** The number of matching rows. The server counts up to COUNT_MAX + 1, which is shown as "1,000+". */
export function countText(t: Texts, count: number): string {
  return count > COUNT_MAX ? t.orMore(t.count(COUNT_MAX)) : t.count(count);
}

/** The number of matching rows in a sentence of the list: "More than 1,000 shipments". */
export function resultsText(t: Texts, results: (count: number) => string, count: number): string {
  return count > COUNT_MAX ? t.moreThan(results(COUNT_MAX)) : results(count);
}
