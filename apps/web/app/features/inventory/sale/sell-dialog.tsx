import { cents, formatEuros } from "@trove/money";
import { useEffect, useRef } from "react";
import { inventory } from "../../../locales/en/inventory.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { isOpen, priceOf, type SaleLine } from "./sale.ts";
import { SaleLines, saleWords } from "./sale-lines.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./sell-dialog.module.css";
import type { InventoryItem } from "../selection/selection.ts";
import { useSale } from "./use-sale.ts";

type Props = {
  items: readonly InventoryItem[];
  /** The signed sell prices of won items, in cents, by inventory item id. */
  signedPrices: ReadonlyMap<string, number>;
  onClose: () => void;
  /** Called with the ids of items that are no longer in the inventory. */
  onDone: (ids: ReadonlySet<string>) => void;
};

/**
 * Asks for confirmation of a sale, shows its progress, and lists the items that were not sold, with the reason. Mount
 * to open.
 */
export function SellDialog({ items, signedPrices, onClose, onDone }: Props) {
  const t = useTexts(inventory).sale;
  const sale = useSale(items);
  const isGone = useRef(false);
  const { lines, isRunning } = sale;
  const first = items[0]?.item.name ?? "";
  const isOne = items.length === 1;
  const sold = lines.filter(({ state }) => state === "sold");
  const hasRun = lines.some(({ state }) => state !== "waiting");
  const amount = formatEuros(priceOf(sale.open));
  const otherwiseSigned = sale.open.flatMap(({ item, price }) => {
    const signed = signedPrices.get(item.id);
    return signed === undefined || signed === price ? [] : [{ id: item.id, name: item.item.name, signed }];
  });

  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  async function sell(): Promise<void> {
    const after = await sale.run();
    const done = after.filter((line) => !isOpen(line));
    onDone(new Set(done.map(({ item }) => item.id)));
    const isAllSold = after.every(({ state }) => state === "sold");
    if (isAllSold || isGone.current) tell(after);
    if (isAllSold) onClose();
  }

  function tell(after: readonly SaleLine[]): void {
    const paid = after.filter(({ state }) => state === "sold");
    const total = formatEuros(priceOf(paid));
    if (paid.length > 0) showToast("good", isOne ? t.soldOne(first, total) : t.sold(paid.length, total));
  }

  /** Closing during a sale lets the current request finish and starts no other. */
  function close(): void {
    if (isRunning) sale.stop();
    onClose();
  }

  const asks = isOne ? t.titleOne(first) : t.title(items.length);
  const ended = hasRun && !isRunning;
  const isDone = lines.every(({ state }) => state === "sold" || state === "otherPaid");
  const unsold = isOne ? t.notSold : t.notAll;
  const actions = isRunning ? (
    <Button variant="outline" busy={sale.isStopping} onClick={sale.stop} disabled={isOne}>
      {t.stop}
    </Button>
  ) : (
    <>
      <Button variant="quiet" onClick={close} data-focus-first>
        {ended ? t.close : isOne ? t.keep : t.keepAll}
      </Button>
      {sale.open.length > 0 && (
        <Button onClick={() => void sell()}>{ended && !isOne ? t.again(amount) : t.confirm(amount)}</Button>
      )}
    </>
  );

  return (
    <Dialog
      open
      onClose={close}
      title={ended ? (isDone ? t.states.sold : unsold) : isRunning ? t.running : asks}
      actions={actions}
    >
      <div className={layout["stack-5"]}>
        {!hasRun && <p>{t.explain(amount)}</p>}
        {hasRun && !isOne && (
          <div
            className={classes(layout["stack-2"], letters["hint"], letters["numbers"], styles["progress"])}
            role="status"
          >
            <progress max={lines.length} value={sold.length} aria-label={t.progress(sold.length, lines.length)} />
            <p>{t.progress(sold.length, lines.length)}</p>
          </div>
        )}
        {ended && sold.length > 0 && <Alert kind="good">{t.sold(sold.length, formatEuros(priceOf(sold)))}</Alert>}
        {ended && isOne && lines[0] && <Alert kind="bad">{saleWords(lines[0], t)}</Alert>}
        {otherwiseSigned.map(({ id, name, signed }) => (
          <Alert key={id} kind="warning">
            {t.signedPrice(name, formatEuros(cents(signed)))}
          </Alert>
        ))}
        <SaleLines lines={lines} isStarted={hasRun && !isOne} />
      </div>
    </Dialog>
  );
}
