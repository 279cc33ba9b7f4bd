import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { account } from "../../../locales/en/account/overview.ts";
import { wishes } from "../../../locales/en/items/wishes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import styles from "./overview.module.css";
import { Tile } from "./tile.tsx";

const MOST_SHOWN = 6;

/** The newest wishes as pictures with their prices now. */
export function Wishes() {
  const t = useTexts(wishes);
  const { all } = useTexts(account).inventory;
  const { data, error } = useQuery("listWishes", { query: { pageSize: MOST_SHOWN } });
  return (
    <Tile title={t.title} to="/wishlist" more={all} size="full">
      {data === undefined && error === undefined && <Skeleton width="100%" height={120} />}
      {data?.totalCount === 0 && (
        <div className={styles["none"]}>
          <p>{t.none}</p>
        </div>
      )}
      <ul className={styles["wishes"]} aria-label={t.title}>
        {data?.items.map(({ id, name, imageUrl, tier, marketPrice }) => (
          <li key={id}>
            <Link to={`/shop/items/${id}`}>
              <ItemPicture src={imageUrl} alt="" tier={tier} size="tile" />
              <bdi>{name}</bdi>
            </Link>
            <Price amount={marketPrice} />
          </li>
        ))}
      </ul>
    </Tile>
  );
}
