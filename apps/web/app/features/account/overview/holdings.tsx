import { useBalance } from "../../../api/balance.ts";
import { useQuery } from "../../../api/use-query.ts";
import { account } from "../../../locales/en/account/overview.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import styles from "./overview.module.css";
import { Tile } from "./tile.tsx";

const wait = <Skeleton width="96px" height={28} />;

export function BalanceTile() {
  const t = useTexts(account).balance;
  const { data, error } = useBalance();
  return (
    <Tile title={t.title} to="/transactions" more={t.statement}>
      <div className={styles["body"]}>
        <p className={styles["value"]}>{data ? <Price amount={data.amount} /> : error ? "–" : wait}</p>
        <ButtonLink size="small" variant="soft" to="/top-up">
          {t.topUp}
        </ButtonLink>
      </div>
    </Tile>
  );
}

const BEST = { status: "InInventory", sortBy: "MarketPrice", sortDirection: "Desc", pageSize: 4 } as const;

export function InventoryTile() {
  const t = useTexts(account).inventory;
  const { data, error } = useQuery("listInventory", { query: BEST });
  return (
    <Tile title={t.title} to="/inventory" more={t.all}>
      <div className={styles["body"]}>
        <div>
          <p className={styles["value"]}>{data ? t.pieces(data.summary.count) : error ? "–" : wait}</p>
          {data?.summary.count !== 0 && (
            <p className={styles["hint"]}>
              {data && (
                <>
                  {t.worth} <Price amount={data.summary.marketValue} />
                </>
              )}
            </p>
          )}
        </div>
        {data?.summary.count === 0 ? (
          <ButtonLink size="small" variant="soft" to="/lootboxes">
            {t.boxes}
          </ButtonLink>
        ) : (
          <ul className={styles["best"]} aria-label={t.best}>
            {data?.items.map(({ id, item }) => (
              <li key={id}>
                <ItemPicture src={item.imageUrl} alt={item.name} tier={item.tier} size="row" eager />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Tile>
  );
}
