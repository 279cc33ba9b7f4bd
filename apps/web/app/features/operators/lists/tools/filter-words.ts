import type { Changes } from "../../../../listing/address.ts";
import { listText } from "../../../../locales/joined.ts";
import type { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import type { Translated } from "../../../../locales/texts.ts";
import type { Filter, ListName } from "../list-parts.ts";

/** A filter that is set: its values as text, and the changes to the URL that remove it. */
export type SetFilter = { text: string; without: Changes };

/** The text of a filter's current value; undefined if the filter isn't set. */
export function setFilter<Name extends ListName>(
  t: Translated<typeof dashboardLists>,
  filter: Filter<Name>,
  state: URLSearchParams,
): SetFilter | undefined {
  const { title } = filter;
  if (filter.kind === "days") {
    const [from, to] = [state.get(filter.from) ?? "", state.get(filter.to) ?? ""];
    if (from === "" && to === "") return undefined;
    const words = from === "" ? t.days.until(to) : to === "" ? t.days.since(from) : t.days.between(from, to);
    return { text: t.filterIs(title, words), without: { [filter.from]: "", [filter.to]: "" } };
  }
  const values = state.getAll(filter.name).filter((value) => value !== "");
  if (values.length === 0) return undefined;
  const nameOf = (value: string) =>
    filter.kind === "text" ? value : (filter.choices.find((choice) => choice.value === value)?.text ?? value);
  return { text: t.filterIs(title, listText(values.map(nameOf))), without: { [filter.name]: "" } };
}
