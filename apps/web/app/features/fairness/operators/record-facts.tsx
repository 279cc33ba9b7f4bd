import { formatEuros } from "@trove/money";
import { listText } from "../../../locales/joined.ts";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./disputes.module.css";
import type { DisputedOpening } from "./dispute.ts";

/** The shop's record in words. */
export function RecordFacts({ record }: { record: NonNullable<DisputedOpening["record"]> }) {
  const t = useTexts(disputes).page.facts;
  const { lootBox, quantity, boxes, voidReason, logIndex } = record;
  const won = listText(boxes.map(({ itemName, ticket }) => t.ticket(itemName, String(ticket))));
  const facts: [string, string][] = [
    [t.time, dateTimeText(record.recordedAtUtc)],
    [t.box, t.boxes(lootBox.name, String(quantity))],
    [t.price, formatEuros(record.price)],
    voidReason === null ? [t.won, won] : [t.void, voidReason],
    [t.balance, formatEuros(record.balanceAfter)],
    [t.seed, record.clientSeed],
    [t.log, logIndex === null ? t.notLogged : t.place(String(logIndex))],
  ];
  return (
    <dl className={classes(layout["stack-2"], styles["facts"])}>
      {facts.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
