import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { returns } from "../../../locales/en/withdrawals/returns.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import letters from "../../../ui/letters.module.css";
import { WithdrawLink } from "../withdraw-link.tsx";
import { ReturnCard } from "./return-card.tsx";
import { ReturnForm } from "./return-form.tsx";
import styles from "./returns.module.css";

/** The order or shipment, and for a guest the token of the tracking link. */
type Props = { number: string; token: string | null };

/** The returns of an order or shipment with what comes next, the way to give pieces back, and the way to withdraw. */
export default function Returns({ number, token }: Props) {
  const t = useTexts(returns);
  const [isOpen, setOpen] = useState(false);
  const { data, error, mutate } = useQuery("getReturns", { body: { orderNumber: number, token } });
  const list = data?.returns ?? [];
  return (
    <section className={styles["returns"]} aria-label={t.title}>
      <h3>{t.title}</h3>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data && list.length === 0 && <p className={letters["hint"]}>{t.none}</p>}
      {list.length > 0 && (
        <ul className={styles["list"]}>
          {list.map((one) => (
            <ReturnCard key={one.number} found={one} number={number} token={token} />
          ))}
        </ul>
      )}
      {data && isOpen && <ReturnForm number={number} token={token} offer={data} onClose={() => setOpen(false)} />}
      {data && !isOpen && data.reasons.length > 0 && (
        <div>
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        </div>
      )}
      <WithdrawLink number={number} />
    </section>
  );
}
