import { type ReactNode, useEffect, useId, useRef } from "react";
import { type Cents, formatEuros } from "@trove/money";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconPlayerPlay } from "../../../ui/icons/first-icons.ts";
import { later } from "../../../ui/later.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { Notice, Outcome, Win } from "../opening/opening-phase.ts";
import MayForget from "../opening/may-forget.tsx";
import { FinaleView } from "./finale-view.tsx";
import { ResultActions } from "./result-actions.tsx";
import { NetLine, ResultHead } from "./result-head.tsx";
import { ResultProof } from "./result-proof.tsx";
import styles from "./result.module.css";
import corner from "./share-corner.module.css";
import { useResultKeys } from "./use-result-keys.ts";
import { useSale } from "./use-sale.ts";

const ShareOpening = later(() => import("../sharing/share-opening.tsx"));

type Props = {
  outcome: Outcome;
  /** True if the strip has just stopped, or the last card is turned. */
  hasSpun?: boolean;
  notice?: Notice | undefined;
  /** True if this browser may delete its proofs by itself. */
  mayForget?: boolean;
  /** Opens the same number of the same box again; undefined if that is not possible. */
  onAgain?: ((balance: Cents | undefined) => void) | undefined;
  onClose: () => void;
};

/** After the result is removed, focuses the button that opens boxes, if the result had the focus. */
function useFocusAfterwards(): void {
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>("[data-opens]")?.focus({ preventScroll: true });
      }),
    [],
  );
}

/**
 * A result: wins, actions and proof, placed on the page's grid (`play`). The items are already in the inventory, so
 * closing loses nothing. The keys S and K work while the focus is inside.
 */
export default function ResultView({ outcome, hasSpun = false, notice, mayForget = false, onAgain, onClose }: Props) {
  const { result: t } = useTexts(opening);
  const titleId = useId();
  const sale = useSale(outcome.wins);
  const place = useRef<HTMLElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useFocusAfterwards();
  useEffect(() => keep.current?.focus({ preventScroll: true }), []);

  const { wins, price } = outcome;
  const several = wins.length > 1;
  const won = wins[0]?.owned?.transactionId;
  const unsold = wins.filter((win) => sale.statusOf(win) === "InInventory");
  const busy = sale.selling !== undefined;

  /** Sells wins. The pressed button is removed with the sold item, so another button gets the focus. */
  async function sell(chosen: readonly Win[]): Promise<void> {
    await sale.sell(chosen);
    keep.current?.focus();
  }

  useResultKeys(place, {
    onSell: () => void (busy || unsold.length === 0 ? undefined : sell(unsold)),
    onKeep: () => (busy ? undefined : onClose()),
  });

  function standingOf(win: Win): ReactNode {
    const status = sale.statusOf(win);
    const sold = status === "Sold" && t.sold(formatEuros(win.owned?.sellPrice ?? price));
    const elsewhere = (status === "Shipping" || status === "Delivered") && t.elsewhere[status];
    const standing = sold || elsewhere;
    return standing && <p className={styles["standing"]}>{standing}</p>;
  }

  /** The button that sells one of several wins, or where it is now. */
  function actionOf(win: Win): ReactNode {
    if (!win.owned) return null;
    if (!unsold.includes(win)) return standingOf(win);
    const amount = formatEuros(win.owned.sellPrice);
    return (
      <Button
        variant="outline"
        size="small"
        busy={sale.selling === win.id}
        disabled={busy && sale.selling !== win.id}
        aria-label={t.sellOf(win.item.name, amount)}
        onClick={() => void sell([win])}
      >
        {t.sell(amount)}
      </Button>
    );
  }

  return (
    <section ref={place} className={styles["result"]} aria-labelledby={titleId}>
      <FinaleView
        outcome={outcome}
        hasSpun={hasSpun}
        head={<ResultHead id={titleId} outcome={outcome} hasTurned={hasSpun} />}
        line={<NetLine outcome={outcome} />}
        belowOf={several ? actionOf : standingOf}
      >
        {won !== undefined && (
          <div className={corner["share"]}>
            <ShareOpening transactionId={won} />
          </div>
        )}
      </FinaleView>
      <ResultActions
        outcome={outcome}
        unsold={unsold}
        busy={busy}
        closeRef={keep}
        onSell={() => void sell(unsold)}
        onClose={onClose}
        onAgain={onAgain}
      />
      <div className={styles["below"]}>
        {notice?.name === "resumed" && <ResumedNotice boxName={notice.boxName} />}
        {sale.failure !== undefined && <Alert kind="bad">{sale.failure}</Alert>}
        <ResultProof outcome={outcome}>
          {won !== undefined && (
            <ButtonLink
              variant="quiet"
              size="small"
              icon={<IconPlayerPlay size={18} stroke={1.6} />}
              to={`/openings/${won}`}
            >
              {t.watch}
            </ButtonLink>
          )}
        </ResultProof>
        {mayForget && <MayForget />}
      </div>
    </section>
  );
}

function ResumedNotice({ boxName }: { boxName: string }) {
  const { notices } = useTexts(opening);
  return <Alert kind="good">{notices.resumed(boxName)}</Alert>;
}
