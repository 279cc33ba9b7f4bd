import { formatEuros } from "@trove/money";
import { closure as texts } from "../../locales/en/account/closure.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Sum, Sums } from "../../ui/sums.tsx";
import type { Closure } from "./use-closure.ts";

/** Shows the parts that closing the account returns and gives up, and the things that it waits for. */
export function ClosureFacts({ closure }: { closure: Closure }) {
  const t = useTexts(texts);
  const { state, items, balance, returnedAmount, givenUpAmount, refusedAmount, holds } = closure;
  return (
    <>
      <Sums>
        <Sum label={t.items}>{t.itemsOf(items.count, formatEuros(items.sellValue))}</Sum>
        <Sum label={t.balance}>{formatEuros(balance)}</Sum>
        <Sum label={t.returned}>{formatEuros(returnedAmount)}</Sum>
        <Sum label={t.rest}>{formatEuros(givenUpAmount)}</Sum>
      </Sums>
      {refusedAmount > 0 && <Alert kind="warning">{t.refused(formatEuros(refusedAmount))}</Alert>}
      {holds.length > 0 && (
        <Alert kind="warning">
          <p>{t.waits}</p>
          <ul>
            {holds.map((hold) => (
              <li key={hold}>{t.holds[hold]}</li>
            ))}
          </ul>
          {state === "Open" && <p>{t.beginNow}</p>}
        </Alert>
      )}
    </>
  );
}
