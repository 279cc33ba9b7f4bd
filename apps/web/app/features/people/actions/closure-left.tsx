import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { people } from "../../../locales/en/people.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Sum, Sums } from "../../../ui/sums.tsx";

/** Shows an operator what a person gets back or gives up with the account, and what closing it waits for. */
export function ClosureLeft({ closure }: { closure: CallResult<"getPersonClosure"> }) {
  const t = useTexts(people);
  const { items, balance, returnedAmount, givenUpAmount, refusedAmount, holds } = closure;
  return (
    <>
      <Sums>
        <Sum label={t.inventory}>{t.left.soldFor(t.items(items.count), formatEuros(items.sellValue))}</Sum>
        <Sum label={t.balance}>{formatEuros(balance)}</Sum>
        <Sum label={t.left.returned}>{formatEuros(returnedAmount)}</Sum>
        <Sum label={t.left.givenUp}>{formatEuros(givenUpAmount)}</Sum>
      </Sums>
      {refusedAmount > 0 && <Alert kind="warning">{t.left.refused(formatEuros(refusedAmount))}</Alert>}
      {holds.length > 0 && (
        <Alert kind="warning">
          <p>{t.left.waits}</p>
          <ul>
            {holds.map((hold) => (
              <li key={hold}>{t.left.holds[hold]}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
