import { useState } from "react";
import type { Tier } from "@trove/contract/tiers";
import { formatEuros } from "@trove/money";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { tiers } from "../../../locales/en/tiers.ts";
import { useTexts } from "../../../locales/texts.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import { TierFacets } from "../../../ui/media/tier-badge.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./box-contents.module.css";
import { dropName, ItemQuickView } from "../../items/index.ts";
import { DropCard } from "./drop-card.tsx";
import type { Box, Drop } from "../opening/opening-phase.ts";
import { type DropSort, SORTS, shareOf, shownDrops, splitAt, tiersOf } from "./shown-drops.ts";

/** All items that the box can drop, with their exact odds. */
export function BoxContents({ box }: { box: Box }) {
  const { contents: t } = useTexts(boxPage);
  const { names } = useTexts(tiers);
  const [tier, setTier] = useState<Tier>();
  const [sort, setSort] = useState<DropSort>("value");
  const [ranges, setRanges] = useState(false);
  const [viewed, setViewed] = useState<Drop>();
  const { drops, price } = box;
  const shown = shownDrops(drops, tier, sort);
  const cards = (list: readonly Drop[]) =>
    list.map((drop) => <DropCard key={drop.id} drop={drop} ranges={ranges} onView={setViewed} />);

  const { above, below } = splitAt(price, shown);
  const isSplit = sort === "value" && above.length > 0 && below.length > 0;

  return (
    <section className={layout["column-5"]} aria-labelledby="contents">
      <div className={styles["head"]}>
        <div>
          <h2 id="contents">{t.title}</h2>
          <p>{t.lead(drops.length)}</p>
        </div>
        <div className={styles["tools"]}>
          <SwitchField label={t.ranges} checked={ranges} onChange={setRanges} />
          <label className={styles["sort"]}>
            {t.sort}
            <select
              value={sort}
              onChange={({ currentTarget }) => setSort(SORTS.find((one) => one === currentTarget.value) ?? "value")}
            >
              {SORTS.map((one) => (
                <option key={one} value={one}>
                  {t.sorts[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>

      <div className={styles["tiers"]} role="group" aria-label={t.tiers}>
        <button type="button" aria-pressed={tier === undefined} onClick={() => setTier(undefined)}>
          {t.allTiers}
        </button>
        {tiersOf(drops).map(({ tier: one, share }) => (
          <button
            key={one}
            type="button"
            data-tier={one}
            aria-pressed={tier === one}
            onClick={() => setTier(tier === one ? undefined : one)}
          >
            <TierFacets tier={one} />
            {names[one]}
            <span>{t.chance(share)}</span>
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {t.shown(shown.length)}
      </p>

      {ranges && <p className={styles["note"]}>{t.rangesHint}</p>}
      {isSplit ? (
        <>
          <p className={styles["divider"]}>{t.above(formatEuros(price), shareOf(above))}</p>
          <ul className={styles["grid"]}>{cards(above)}</ul>
          <p className={styles["divider"]}>{t.below(formatEuros(price), shareOf(below))}</p>
          <ul className={styles["grid"]}>{cards(below)}</ul>
        </>
      ) : (
        <ul className={styles["grid"]}>{cards(shown)}</ul>
      )}

      <div className={classes(layout["row-2"], letters["hint"])}>
        <p>
          {t.version(box.tableVersion)} · {t.hash} <code>{box.oddsHash}</code>
        </p>
        <CopyButton text={box.oddsHash} what={t.hash} />
      </div>
      {viewed && (
        <ItemQuickView
          item={{ ...viewed.item, name: dropName(viewed) }}
          tableName={viewed.item.name}
          boxId={box.id}
          onClose={() => setViewed(undefined)}
        />
      )}
    </section>
  );
}
