import { formatEuros } from "@trove/money";
import { Link } from "react-router";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { listText } from "../../../locales/joined.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ActSection } from "./act-section.tsx";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";
import styles from "./withdrawal-page.module.css";

/** The order, shipment or account that it was matched to, as a link. */
function Thing({ thing, t }: { thing: OperatorsWithdrawal["thing"]; t: Translated<typeof adminWithdrawals> }) {
  if (thing === null) return t.nothing;
  const { number, shipmentId, userInfoId } = thing;
  if (shipmentId !== null) return <Link to={`/dashboard/two?shipment=${shipmentId}`}>{number}</Link>;
  if (userInfoId === null) return number ?? t.guest;
  return <Link to={`/dashboard/group/five/${userInfoId}`}>{number ?? t.topUps}</Link>;
}

function rightText({ closesAtUtc, isLate }: OperatorsWithdrawal, t: Translated<typeof adminWithdrawals>): string {
  if (closesAtUtc === null) return t.openEnded;
  return isLate ? t.late : t.until(dateTimeText(closesAtUtc));
}

/** The pieces that the person named, by the names of their lines. */
function wantedText({ wanted, pieces, goods }: OperatorsWithdrawal): string {
  const nameOf = (at: number) => [...pieces, ...goods].find(({ position }) => position === at)?.name ?? `#${at}`;
  return listText(wanted.map(({ position, quantity }) => `${quantity} × ${nameOf(position)}`));
}

/** The declaration, its order, the pieces that can come back and those that did, the refunds and the history. */
export function WithdrawalFacts({ found }: { found: OperatorsWithdrawal }) {
  const t = useTexts(adminWithdrawals);
  const { name, email, hasBuyersName, orderNumber, thing, exception, pieces, goods, refunds, history } = found;
  return (
    <>
      <ActSection title={t.facts}>
        <dl className={styles["facts"]}>
          <dt>{t.name}</dt>
          <dd>
            <bdi>{name}</bdi>
            {thing !== null && !hasBuyersName && <p className={styles["quiet"]}>{t.notBuyers}</p>}
          </dd>
          <dt>{t.email}</dt>
          <dd>
            <bdi>{email}</bdi>
          </dd>
          <dt>{t.number}</dt>
          <dd>
            <bdi>{orderNumber ?? t.topUps}</bdi>
          </dd>
          <dt>{t.about}</dt>
          <dd>
            <Thing thing={thing} t={t} />
          </dd>
          <dt>{t.why}</dt>
          <dd>{t.reasons[found.reason]}</dd>
          {found.wanted.length > 0 && (
            <>
              <dt>{t.wanted}</dt>
              <dd>{wantedText(found)}</dd>
            </>
          )}
          <dt>{t.right}</dt>
          <dd>{rightText(found, t)}</dd>
          {found.guaranteeUntilUtc !== null && (
            <>
              <dt>{t.guarantee}</dt>
              <dd>{t.until(dateTimeText(found.guaranteeUntilUtc))}</dd>
            </>
          )}
          {found.sendByUtc !== null && (
            <>
              <dt>{t.sendBy}</dt>
              <dd>{dateTimeText(found.sendByUtc)}</dd>
            </>
          )}
          {exception !== null && (
            <>
              <dt>{t.refuse.exception}</dt>
              <dd>{t.exceptions[exception]}</dd>
            </>
          )}
        </dl>
      </ActSection>
      {thing !== null && found.subject !== "TopUp" && (
        <ActSection title={t.pieces}>
          {pieces.length === 0 && <p className={styles["quiet"]}>{t.noPieces}</p>}
          <ul className={styles["list"]}>
            {pieces.map((piece) => (
              <li key={`${piece.position}-${piece.isSent}`}>
                {t.piece(piece.quantity, piece.name, formatEuros(piece.price))}
                {!piece.isSent && ` (${t.inInventory})`}
                {piece.source === "LootBox" && ` (${piece.exception === null ? t.won : t.noRight})`}
              </li>
            ))}
          </ul>
        </ActSection>
      )}
      {goods.length > 0 && (
        <ActSection title={t.goods}>
          <ul className={styles["list"]}>
            {goods.map((piece) => (
              <li key={`${piece.position}-${piece.condition}-${piece.isRestocked}`}>
                {t.piece(piece.quantity, piece.name, formatEuros(piece.price))}{" "}
                <span className={styles["quiet"]}>
                  ({piece.condition === null ? t.onTheWay : t.conditions[piece.condition]}
                  {piece.isRestocked && `, ${t.restocked}`})
                </span>
              </li>
            ))}
          </ul>
        </ActSection>
      )}
      {refunds.length > 0 && (
        <ActSection title={t.refunds}>
          <dl className={styles["facts"]}>
            {refunds.map(({ means, amount, refundedAtUtc }, place) => (
              // Refunds are never changed, so their places stay.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={place} style={{ display: "contents" }}>
                <dt>
                  {t.means[means]}, <time dateTime={refundedAtUtc}>{dateTimeText(refundedAtUtc)}</time>
                </dt>
                <dd>{formatEuros(amount)}</dd>
              </div>
            ))}
            {found.setOff > 0 && (
              <>
                <dt>{t.setOff}</dt>
                <dd>{formatEuros(found.setOff)}</dd>
              </>
            )}
          </dl>
        </ActSection>
      )}
      <ActSection title={t.history}>
        <ol className={styles["list"]}>
          {history.map(({ status, atUtc, operatorName, note }) => (
            <li key={`${status}-${atUtc}`}>
              {t.statuses[status]}
              {note !== null && note !== exception && (
                <>
                  : <bdi>{note}</bdi>
                </>
              )}
              <p className={styles["quiet"]}>
                {dateTimeText(atUtc)} · <bdi>{operatorName ?? t.byShop}</bdi>
              </p>
            </li>
          ))}
        </ol>
      </ActSection>
    </>
  );
}
