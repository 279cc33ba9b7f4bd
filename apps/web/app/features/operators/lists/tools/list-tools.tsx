import { IconAdjustments, IconX } from "../../../../ui/icons/shop-icons.ts";
import { type ReactNode, useState } from "react";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import type { Changes } from "../../../../listing/address.ts";
import { SearchBox } from "../../../../listing/search-box.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FilterPopup } from "./filter-popup.tsx";
import { setFilter } from "./filter-words.ts";
import type { Filter, ListName } from "../list-parts.ts";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./list-tools.module.css";
import popup from "./popup.module.css";

type Props<Name extends ListName> = {
  /** If true, shows only the search box until the person opens the filters. */
  isNarrow: boolean;
  search: string | undefined;
  filters: readonly Filter<Name>[];
  state: URLSearchParams;
  onChange: (changes: Changes, options?: { replace: boolean }) => void;
  /** Controls at the end of the line. */
  children: ReactNode;
};

/** More filters than these don't fit beside the search box. They stand behind a button. */
const MOST_BESIDE = 4;

/** The search box, the filters, and the filters' current values, each with a button to remove it. */
export function ListTools<Name extends ListName>({
  isNarrow,
  search,
  filters,
  state,
  onChange,
  children,
}: Props<Name>) {
  const t = useTexts(dashboardLists);
  const set = filters.flatMap((filter) => setFilter(t, filter, state) ?? []);
  const [isOpen, setOpen] = useState(false);
  const isFolded = isNarrow || filters.length > MOST_BESIDE;
  const areShown = !isFolded || isOpen;
  const clear = () => onChange(Object.assign({}, ...set.map(({ without }) => without)));
  const popups = filters.map((filter) => (
    <FilterPopup
      key={filter.title}
      filter={filter}
      state={state}
      isSet={setFilter(t, filter, state) !== undefined}
      onChange={onChange}
    />
  ));
  return (
    <div className={layout["stack-2"]}>
      <div className={layout["line-2"]}>
        {search !== undefined && (
          <div className={styles["search"]}>
            <SearchBox
              label={search}
              value={state.get("search") ?? ""}
              onSearch={(text) => onChange({ search: text }, { replace: true })}
            />
          </div>
        )}
        {isFolded && (
          <Button
            variant="outline"
            icon={<IconAdjustments size={18} />}
            {...(isNarrow && { "aria-label": t.tools, title: t.tools, className: popup["icon"] })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {!isNarrow && t.filters}
          </Button>
        )}
        {!isFolded && popups}
        {(!isNarrow || isOpen) && <div className={classes(layout["line-2"], styles["end"])}>{children}</div>}
      </div>
      {isFolded && areShown && <div className={layout["line-2"]}>{popups}</div>}
      {set.length > 0 && (
        <ul className={classes(layout["line-2"], styles["chips"])} aria-label={t.filters}>
          {set.map(({ text, without }) => (
            <li key={text}>
              <button type="button" aria-label={t.remove(text)} onClick={() => onChange(without)}>
                <bdi>{text}</bdi>
                <IconX size={16} />
              </button>
            </li>
          ))}
          <li>
            <Button variant="quiet" size="small" onClick={clear}>
              {t.clear}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
