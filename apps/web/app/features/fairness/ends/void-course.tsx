import { EARLIER, type Judgement, type VoidRecord } from "@trove/fairness";
import { type Cents, cents, formatEuros } from "@trove/money";
import { useQuery } from "../../../api/use-query.ts";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Price } from "../../../ui/price.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import type { RevealedOpening } from "@trove/fairness/press";
import styles from "./ends.module.css";

type Step = { key: string; text: string; time: string | undefined; amount?: Cents; isOwn?: boolean };
type Offer = NonNullable<Judgement["offer"]>;

/** Shows seconds, because the order of events within a minute matters here. */
function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, "2026-11-21T12:00:00".length).replace("T", " ")} UTC</time>;
}

/** The events between offer and record, in order: offer, press, movements of the balance, record. */
export function VoidCourse({ record, offer, opening }: { record: VoidRecord; offer: Offer; opening: RevealedOpening }) {
  const t = useTexts(ends).void;
  const days = { from: offer.time.slice(0, 10), to: record.time.slice(0, 10) };
  const { data: lines } = useQuery("listTransactions", { query: days });
  const described = new Map(lines?.map((line) => [line.transactionId, line]));
  const movements = record.movements.map(({ id, cents: amount }): Step => {
    const line = described.get(id);
    const unlisted = id === EARLIER ? t.earlier : t.movement;
    return { key: id, text: line?.description ?? unlisted, time: line?.createdAtUtc, amount: cents(amount) };
  });
  const steps: Step[] = [
    { key: "offer", text: t.offered(formatEuros(cents(offer.balanceCents))), time: offer.time },
    { key: "reveal", text: t.revealed, time: opening.wallet.revealedAt, isOwn: true },
    ...movements,
  ];
  // Movements with an unknown time sort after the press. The record is added last.
  const inOrder = steps.toSorted((one, other) => (one.time ?? record.time).localeCompare(other.time ?? record.time));
  const end: Step = { key: "record", text: t.recorded(formatEuros(cents(record.balanceCents))), time: record.time };
  return (
    <section>
      <h3>{t.course}</h3>
      <ol className={classes(layout["stack-3"], styles["course"])}>
        {[...inOrder, end].map(({ key, text, time, amount, isOwn }) => (
          <li key={key} data-own={isOwn}>
            <span>{text}</span>
            {amount !== undefined && <Price amount={amount} signed />}
            {time !== undefined && <Moment at={time} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
