import { IconWallet } from "../../ui/icons/first-icons.ts";
import { Link } from "react-router";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./balance-button.module.css";

type Props = { text?: string; tip?: string };

/** The balance button. Shows "Balance: -" while the amount is not known. */
export function BalancePlaceholder({ text, tip }: Props) {
  const t = useTexts(shell);
  return (
    <Link to="/top-up" className={styles["balance"]} title={tip ?? t.topUpBalance}>
      <IconWallet size={18} stroke={1.6} />
      <span>{text ?? t.balance}</span>
    </Link>
  );
}
