import { Link } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { openings } from "../../../locales/en/lootboxes/openings.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { later } from "../../../ui/later.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { OpeningProof } from "../../fairness/index.tsx";
import { dropName } from "../../items/index.ts";
import { classes } from "../../../ui/classes.ts";
import facts from "./facts.module.css";
import layout from "../../../ui/layout.module.css";
import styles from "./opening-view.module.css";

type Opening = CallResult<"getOpeningDetail">;
type Props = { opening: Opening; onShow: (transactionId: string) => void };

const ShareOpening = later(() => import("../sharing/share-opening.tsx"));

/** One opening: the won item, its box and ticket, and the proof. */
export function OpeningView({ opening, onShow }: Props) {
  const t = useTexts(openings);
  const isOwn = useHasRole("User");
  const { item, lootBox, ticket, probability, requestTransactionIds, transactionId } = opening;
  const drop = opening.drops.find(({ itemId }) => itemId === opening.itemId);
  const number = requestTransactionIds.indexOf(transactionId) + 1;

  return (
    <div className={layout["stack-6"]}>
      {item && (
        <div className={styles["won"]}>
          <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="panel" />
          <div>
            <h3>
              <bdi>{drop === undefined ? item.name : dropName(drop)}</bdi>
            </h3>
            <TierBadge tier={item.tier} />
          </div>
          <Price amount={item.marketPrice} size="medium" />
        </div>
      )}
      <dl className={facts["facts"]}>
        <div>
          <dt>{t.box}</dt>
          <dd>
            <Link to={`/lootboxes/${lootBox.id}`}>
              <bdi>{lootBox.name}</bdi>
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t.paid}</dt>
          <dd>
            <Price amount={opening.pricePaid} />
          </dd>
        </div>
        <div>
          <dt>{t.odds}</dt>
          <dd>{t.oddsOf(probability)}</dd>
        </div>
        <div>
          <dt>{t.ticket}</dt>
          <dd className={styles["figure"]}>
            {t.ticketOf(ticket)}
            {drop && <small>{t.range(drop.ticketFrom, drop.ticketTo)}</small>}
          </dd>
        </div>
        <div>
          <dt>{t.openedAt}</dt>
          <dd>
            <time dateTime={opening.openedAtUtc}>{dateTimeText(opening.openedAtUtc)}</time>
          </dd>
        </div>
        <div>
          <dt>{t.now}</dt>
          <dd>{t.statuses[opening.inventoryStatus]}</dd>
        </div>
      </dl>
      {requestTransactionIds.length > 1 && (
        <nav className={classes(layout["line-2"], styles["others"])} aria-label={t.sameRequest}>
          <p>{t.oneOf(number, requestTransactionIds.length)}</p>
          {requestTransactionIds.map((id, index) => (
            <button key={id} type="button" aria-pressed={id === transactionId} onClick={() => onShow(id)}>
              <span className="visually-hidden">{t.opening} </span>
              {index + 1}
            </button>
          ))}
        </nav>
      )}
      <section className={layout["stack-3"]} aria-label={t.proof}>
        <h3>{t.proof}</h3>
        <OpeningProof key={transactionId} transactionId={transactionId} includeItem="true" />
        {isOwn && opening.fairness !== null && <ShareOpening transactionId={transactionId} />}
      </section>
    </div>
  );
}
