import type { Ref } from "react";
import { type Cents, formatEuros, sum, times } from "@trove/money";
import { useBalance } from "../../../api/balance.ts";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { Outcome, Win } from "../opening/opening-phase.ts";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./result.module.css";

type Props = {
  outcome: Outcome;
  /** The wins that are still in the inventory and can be sold. */
  unsold: readonly Win[];
  busy: boolean;
  closeRef: Ref<HTMLButtonElement>;
  onSell: () => void;
  onClose: () => void;
  onAgain: ((balance: Cents | undefined) => void) | undefined;
};

/**
 * Buttons to sell, ship, keep and open again. "Keep" only closes the result, because the items are already in the
 * inventory.
 */
export function ResultActions({ outcome, unsold, busy, closeRef, onSell, onClose, onAgain }: Props) {
  const t = useTexts(opening).result;
  const { stage } = useTexts(boxPage);
  const { wins, price, source } = outcome;
  const several = wins.length > 1;
  const demo = source === "demo";
  const { data: balance } = useBalance(!demo);
  const amount = formatEuros(sum(unsold.flatMap(({ owned }) => (owned ? [owned.sellPrice] : []))));
  const ids = unsold.flatMap(({ owned }) => (owned ? [owned.inventoryItemId] : []));
  const keep = several ? t.keepAll : t.keep;
  const sellAll = unsold.length < wins.length ? t.sellRest : t.sellAll;
  return (
    <div className={styles["bar"]}>
      <div className={styles["actions"]} data-several={several || undefined}>
        {unsold.length > 0 && (
          <Button variant="outline" size="large" busy={busy} title={t.key("S")} aria-keyshortcuts="S" onClick={onSell}>
            {several ? sellAll(amount) : t.sell(amount)}
          </Button>
        )}
        {ids.length > 0 && !busy && (
          <ButtonLink
            variant="outline"
            size="large"
            className={styles["ship"]}
            to={`/shipment-create?items=${ids.join(",")}`}
          >
            {several ? t.shipAll : t.ship}
          </ButtonLink>
        )}
        <Button ref={closeRef} size="large" disabled={busy} title={t.key("K")} aria-keyshortcuts="K" onClick={onClose}>
          {demo ? stage.endDemo : unsold.length === 0 ? t.close : keep}
        </Button>
        {onAgain && (
          <Button
            variant="quiet"
            size="small"
            className={styles["again"]}
            disabled={busy}
            onClick={() => onAgain(balance?.amount)}
          >
            {demo ? t.demoAgain : t.again(formatEuros(times(price, wins.length)))}
          </Button>
        )}
      </div>
      {unsold.length > 0 && (
        <p className={classes(letters["hint"], styles["hint"])}>{several ? t.inventory : t.inventoryOne}</p>
      )}
    </div>
  );
}
