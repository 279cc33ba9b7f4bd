import { account } from "../../../locales/en/account/overview.ts";
import { shell } from "../../../locales/en/shell.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useSession } from "../../../session/use-session.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { BalanceTile, InventoryTile } from "./holdings.tsx";
import { LastOrders } from "./last-orders.tsx";
import { LimitsTile } from "./limits-tile.tsx";
import styles from "./overview.module.css";
import { Parcels } from "./parcels.tsx";
import { Wishes } from "./wishes.tsx";

/** A customer's account at a glance. Each tile keeps its height while it loads. */
export default function AccountPage() {
  const t = useTexts(account);
  const { overview } = useTexts(shell).account;
  const session = useSession();
  const name = session.status === "authenticated" ? session.user.userName : "";
  return (
    <>
      <PageHeader title={overview} lead={t.lead(name)} />
      <div className={styles["page"]}>
        <BalanceTile />
        <InventoryTile />
        <LimitsTile />
        <Parcels />
        <LastOrders />
        <Wishes />
      </div>
    </>
  );
}
