import { IconSignature } from "../../../ui/icons/shop-icons.ts";
import type { ReactNode } from "react";
import type { ShopStatement } from "@trove/fairness/log";
import { shopsWord } from "../../../locales/en/fairness/shops-word.ts";
import { trust } from "../../../locales/en/fairness/trust.ts";
import { listText } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { LocalTime } from "../../../ui/local-time.tsx";
import { PrizeStock } from "./prize-stock.tsx";
import { topPrizes } from "./look/top-prizes.ts";
import styles from "./trust.module.css";
import { isUnread, type TermsFacts, type TrustView } from "./look/trust-view.ts";

const COMMAND = "npm run verify -- --statement --log <the shop's address> --log-key <key of the list of odds>";

/** The shop makes a statement every day. One day more is allowed for an outage. */
const OLD_DAYS = 2;

type RowProps = { label: string; note?: ReactNode; children: ReactNode };

function Row({ label, note, children }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {note !== undefined && <span>{note}</span>}
      </dd>
    </div>
  );
}

function Parcels({ stated }: { stated: ShopStatement }) {
  const t = useTexts(shopsWord);
  const { sent30, medianHours30, sent90, medianHours90, waiting, oldestHours } = stated;
  const half = medianHours30 ?? medianHours90;
  const more = medianHours90 === undefined ? [] : [t.over90(sent90, medianHours90)];
  return (
    <>
      <Row label={t.parcels} note={half === undefined ? undefined : listText([t.sent(sent30), ...more])}>
        {half === undefined ? t.noParcels : t.half(half)}
      </Row>
      <Row label={t.waiting} note={oldestHours === undefined ? undefined : t.oldest(oldestHours)}>
        {waiting === 0 ? t.nothingWaits : t.parcelCount(waiting)}
      </Row>
    </>
  );
}

function Stated({ stated, tables }: { stated: ShopStatement } & Pick<TermsFacts, "tables">) {
  const t = useTexts(shopsWord);
  const { operator, contact, disputes90, answered90, prizes } = stated;
  return (
    <dl className={styles["stated"]}>
      <Row label={t.operator} note={<a href={`mailto:${contact}`}>{contact}</a>}>
        <bdi>{operator}</bdi>
      </Row>
      <Parcels stated={stated} />
      <Row label={t.complaints} note={disputes90 === 0 ? undefined : t.last90}>
        {disputes90 === 0 ? t.noDisputes : t.answered(answered90, disputes90)}
      </Row>
      <div>
        <dt>{t.stock}</dt>
        <dd>
          <PrizeStock prizes={topPrizes(tables, prizes)} />
        </dd>
      </div>
    </dl>
  );
}

function Found({ terms: { statement, tables } }: { terms: TermsFacts }) {
  const t = useTexts(shopsWord);
  if (statement === undefined) return <Alert>{t.none}</Alert>;
  const { stated, isSigned, index, ageDays: days, isAhead } = statement;
  if (!isSigned) return <Alert kind="bad">{t.unsigned}</Alert>;
  return (
    <>
      {isAhead && <Alert kind="warning">{t.ahead}</Alert>}
      {days >= OLD_DAYS && <Alert kind="warning">{t.old(days)}</Alert>}
      <Stated stated={stated} tables={tables} />
      <p className={styles["foot"]}>
        <IconSignature size={18} stroke={1.6} aria-hidden="true" />
        <span>
          {t.stated} <LocalTime time={stated.time} />. {t.index(index)}.
        </span>
      </p>
    </>
  );
}

/** Keeps the room of the five rows while the log is read. */
function Reading() {
  const t = useTexts(shopsWord);
  return (
    <div className={styles["reading"]}>
      <p>{t.reading}</p>
      {Array.from({ length: 5 }, (_, place) => (
        <Skeleton key={place} height={44} />
      ))}
    </div>
  );
}

/** The signed statement of the shop about itself, from the public log. Says plainly that it is the shop's word. */
export function ShopsWord({ terms }: Pick<TrustView, "terms">) {
  const t = useTexts(shopsWord);
  const { unread } = useTexts(trust).computed;
  return (
    <section aria-labelledby="shops-word" className={styles["card"]} data-kind="stated">
      <div className={styles["head"]}>
        <p className={styles["kind"]}>{t.kind}</p>
        <h2 id="shops-word">{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      {terms === undefined && <Reading />}
      {terms !== undefined && (isUnread(terms) ? <Alert>{unread}</Alert> : <Found terms={terms} />)}
      <details className={styles["more"]}>
        <summary>{t.check}</summary>
        <pre dir="ltr">{COMMAND}</pre>
      </details>
    </section>
  );
}
