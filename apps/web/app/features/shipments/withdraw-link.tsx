import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** The link to withdraw from an order or shipment, with its number. */
export function WithdrawLink({ number }: { number: string }) {
  const t = useTexts(withdrawals);
  return (
    <div>
      <ButtonLink variant="quiet" size="small" to={`/withdraw?number=${number}`}>
        {t.open}
      </ButtonLink>
    </div>
  );
}
