import { Link } from "react-router";
import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./returns/returns.module.css";

/** The link to withdraw from an order or shipment, with its number. */
export function WithdrawLink({ number }: { number: string }) {
  const t = useTexts(withdrawals);
  return (
    <div>
      <Link to={`/withdraw?number=${number}`} className={styles["withdraw"]}>
        {t.open}
      </Link>
    </div>
  );
}
