import { formatEuros } from "@trove/money";
import { useBalance } from "../../api/balance.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { BalancePlaceholder } from "./balance-placeholder.tsx";

export default function BalanceButton() {
  const t = useTexts(shell);
  const { data, error } = useBalance();
  if (data === undefined) return <BalancePlaceholder tip={error && t.balanceFailed} />;
  return <BalancePlaceholder text={formatEuros(data.amount)} />;
}
