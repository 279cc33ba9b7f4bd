import { formatEuros } from "@trove/money";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { EntryList } from "../../operators/index.ts";
import { Differences } from "./differences.tsx";
import type { DisputedOpening } from "./dispute.ts";
import layout from "../../../ui/layout.module.css";
import panels from "../../../ui/panel.module.css";
import styles from "./disputes.module.css";
import { JudgementView } from "./judgement-view.tsx";
import { RecordFacts } from "./record-facts.tsx";

function LedgerRows({ ledger }: Pick<DisputedOpening, "ledger">) {
  const t = useTexts(disputes).page;
  return (
    <>
      <h3>{t.ledger}</h3>
      {ledger.length === 0 && <p className={panels["quiet"]}>{t.noLedger}</p>}
      <EntryList label={t.ledger}>
        {ledger.map(({ id, from, to, amount, description, createdAtUtc }) => (
          <li key={id}>
            <p className={styles["entry"]}>
              <bdi dir="ltr">
                {from} → {to}
              </bdi>
              <strong>{formatEuros(amount)}</strong>
            </p>
            <p className={panels["quiet"]}>
              <bdi>{dateTimeText(createdAtUtc)}</bdi>
              {description !== null && (
                <>
                  , <bdi>{description}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </EntryList>
    </>
  );
}

type Props = { opening: DisputedOpening; hasEvidence: boolean };

/** One disputed opening: the contents of the customer's file beside the shop's data. */
export function OpeningPanel({ opening: { nonce, kept, held, record, differences, ledger }, hasEvidence }: Props) {
  const t = useTexts(disputes).page;
  const title = nonce === null ? t.unreadable : t.opening(String(nonce));
  return (
    <section className={panels["panel"]} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles["sides"]}>
        <section className={layout["column-4"]} aria-label={t.kept}>
          <h3>{t.kept}</h3>
          {kept.length === 0 && <p className={panels["quiet"]}>{hasEvidence ? t.notInFile : t.noKept}</p>}
          {kept.map(({ kind, ...judgement }, place) => (
            <JudgementView key={`${kind} ${place}`} title={t.kinds[kind]} judgement={judgement} />
          ))}
        </section>
        <section className={layout["column-4"]} aria-label={t.held}>
          <h3>{t.held}</h3>
          {held === null ? <p className={panels["quiet"]}>{t.noHeld}</p> : <JudgementView judgement={held} />}
          {record && <RecordFacts record={record} />}
        </section>
      </div>
      {kept.length > 0 && <Differences differences={differences} />}
      <LedgerRows ledger={ledger} />
    </section>
  );
}
