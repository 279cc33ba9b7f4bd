import { useEffect, useId, useRef } from "react";
import { IconX } from "@tabler/icons-react";
import { type Cents, formatEuros } from "@trove/money";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { shell } from "../../../locales/en/shell.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { useModal } from "../../../ui/overlay/use-modal.ts";
import type { Notice, Outcome, Win } from "../opening/opening-phase.ts";
import { ResultActions } from "./result-actions.tsx";
import styles from "./result-dialog.module.css";
import { ResultHead } from "./result-head.tsx";
import { ResultProof } from "./result-proof.tsx";
import { useSale } from "./use-sale.ts";
import { WinCard } from "./win-card.tsx";

type Props = {
  outcome: Outcome;
  notice?: Notice;
  /** Opens as many of the same box again; undefined if that is not possible. */
  onAgain?: ((balance: Cents | undefined) => void) | undefined;
  onClose: () => void;
};

/** The wins and the actions for them. They are in the inventory already, so closing loses nothing. */
export default function ResultDialog({ outcome, notice, onAgain, onClose }: Props) {
  const { result: t } = useTexts(opening);
  const { nav } = useTexts(shell);
  const dialog = useModal(true);
  const titleId = useId();
  const sale = useSale(outcome.wins);
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => keep.current?.focus(), []);

  const { wins, price } = outcome;
  const several = wins.length > 1;
  const unsold = wins.filter((win) => sale.statusOf(win) === "InInventory");
  const busy = sale.selling !== undefined;
  // Without a verdict, or with one that only the person can give, wins are shown calmly.
  const verdict = outcome.settled?.judgement.verdict;
  const isCelebrated = verdict !== undefined && verdict !== "Contested";
  const close = () => dialog.current?.close();

  /** The focus moves on, since the pressed button is removed with the item that it sold. */
  async function sell(chosen: readonly Win[]): Promise<void> {
    await sale.sell(chosen);
    keep.current?.focus();
  }

  function standingOf(win: Win): string | undefined {
    const status = sale.statusOf(win);
    if (status === "Sold") return t.sold(formatEuros(win.owned?.sellPrice ?? price));
    return status === "Shipping" || status === "Delivered" ? t.elsewhere[status] : undefined;
  }

  return (
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles["panel"]} data-several={several || undefined}>
        <IconButton label={nav.close} className={styles["close"]} onClick={close}>
          <IconX size={20} />
        </IconButton>
        <ResultHead id={titleId} outcome={outcome} notice={notice} />
        <div className={styles["hand"]}>
          {wins.map((win) => (
            <WinCard key={win.id} win={win} good={isCelebrated && win.item.marketPrice > price} small={several}>
              {standingOf(win) !== undefined && <p className={styles["standing"]}>{standingOf(win)}</p>}
              {several && win.owned && unsold.includes(win) && (
                <Button
                  variant="outline"
                  size="small"
                  busy={sale.selling === win.id}
                  disabled={busy && sale.selling !== win.id}
                  aria-label={t.sellOf(win.item.name, formatEuros(win.owned.sellPrice))}
                  onClick={() => void sell([win])}
                >
                  {t.sell(formatEuros(win.owned.sellPrice))}
                </Button>
              )}
            </WinCard>
          ))}
        </div>
        <ResultProof outcome={outcome} />
        {sale.failure !== undefined && <Alert kind="bad">{sale.failure}</Alert>}
        <ResultActions
          outcome={outcome}
          unsold={unsold}
          busy={busy}
          closeRef={keep}
          onSell={() => void sell(unsold)}
          onClose={close}
          onAgain={onAgain}
        />
      </div>
    </dialog>
  );
}
