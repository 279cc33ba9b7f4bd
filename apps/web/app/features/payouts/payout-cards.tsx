import { useState } from "react";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallResult } from "../../api/request.ts";
import { revalidate, useQuery } from "../../api/use-query.ts";
import { payouts as texts } from "../../locales/en/payouts/payouts.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import { showToast } from "../../ui/overlay/toast.ts";
import { useConfirmed } from "../auth/index.ts";
import styles from "./payouts-page.module.css";

type Card = CallResult<"listPayoutCards">["cards"][number];

function CardLine({ card: { paymentId, hint, expires } }: { card: Card }) {
  const t = useTexts(texts);
  const [intent] = useState(() => createIntent());
  const { busy, failure, run, dialog } = useConfirmed(
    async () => {
      const body = { paymentId };
      await call("addPayoutCard", { body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      showToast("good", t.cardAdded);
      await Promise.all([revalidate("listPayees"), revalidate("listPayoutCards")]);
    },
    { STATUS_CONFLICT: t.cardMistake },
  );
  return (
    <li className={layout["column-2"]}>
      <div className={styles["line"]}>
        <div>
          <strong>
            <bdi dir="ltr">{hint}</bdi>
          </strong>
          <p className={letters["muted"]}>{t.validUntil(expires)}</p>
        </div>
        <Button variant="outline" size="small" busy={busy} aria-label={t.addThis(hint)} onClick={() => void run()}>
          {t.addCard}
        </Button>
      </div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {dialog}
    </li>
  );
}

/** The cards with which a person has paid, to add one of them. The shop knows only their last digits. */
export function PayoutCards() {
  const t = useTexts(texts);
  const { data, error } = useQuery("listPayoutCards", {});
  const isMissing = error !== undefined || data?.isComplete === false;
  return (
    <section className={layout["column-4"]} aria-labelledby="payout-cards">
      <h3 id="payout-cards">{t.cards}</h3>
      {data === undefined && error === undefined && <SkeletonRows count={1} height={48} />}
      {isMissing && <Alert kind="warning">{t.noAnswer}</Alert>}
      {data !== undefined && !isMissing && (
        <p className={letters["muted"]}>{data.cards.length === 0 ? t.noCards : t.cardsHint}</p>
      )}
      {data !== undefined && data.cards.length > 0 && (
        <ul className={styles["list"]}>
          {data.cards.map((card) => (
            <CardLine key={card.paymentId} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
