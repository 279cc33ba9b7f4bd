import { type ReactNode, useState } from "react";
import { IconAdjustments } from "../ui/icons/first-icons.ts";
import { lists } from "../locales/en/lists.ts";
import { useTexts } from "../locales/texts.ts";
import { Button } from "../ui/button.tsx";
import { later } from "../ui/later.tsx";
import styles from "./filter-bar.module.css";

const FilterDrawer = later(() => import("./filter-drawer.tsx"));

type Props = {
  search: ReactNode;
  /**
   * The other controls. From 900 px they are on one line, on narrower screens in a bottom drawer. They are rendered in
   * both places.
   */
  controls: ReactNode;
  /** The number of these controls that are set. */
  set: number;
  /** The text of the drawer's button, with the number of results. */
  results: string;
};

/** The row of controls above a list. */
export function FilterBar({ search, controls, set, results }: Props) {
  const t = useTexts(lists);
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  return (
    <div className={styles["bar"]}>
      <div className={styles["search"]}>{search}</div>
      <div className={styles["inline"]}>{controls}</div>
      <Button
        variant="outline"
        className={styles["more"]}
        icon={<IconAdjustments size={20} stroke={1.8} />}
        aria-haspopup="dialog"
        onClick={() => setDrawer("open")}
      >
        {t.filters}
        {set > 0 && <span className={styles["set"]}>{set}</span>}
      </Button>
      {drawer !== "never" && (
        <FilterDrawer open={drawer === "open"} onClose={() => setDrawer("closed")} results={results}>
          {controls}
        </FilterDrawer>
      )}
    </div>
  );
}
