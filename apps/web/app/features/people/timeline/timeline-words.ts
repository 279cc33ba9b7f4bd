import { type Cents, cents, formatEuros } from "@trove/money";
import type { people } from "../../../locales/en/people.ts";
import type { orders } from "../../../locales/en/shipments/orders.ts";
import type { Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { TimelineGroup } from "./grouped.ts";
import type { TimelineEntry } from "./use-timeline.ts";

type Texts = Translated<typeof people>;
type Words = Translated<typeof orders>;

/** The texts of a timeline entry, and the amount by which it changed the balance, if any. */
export type Line = { what: string; more?: string; amount?: Cents };

function voidText({ reason, boxName }: Extract<TimelineEntry, { kind: "Void" }>, { voids }: Texts): string {
  if (reason === "INSUFFICIENT_BALANCE" || reason === "ACCOUNT_BLOCKED") return voids[reason](boxName);
  return voids.other(boxName, reason);
}

function paymentLine(payment: Extract<TimelineEntry, { kind: "Payment" }>, t: Texts): Line {
  const { status, purpose, amount, refunded, chargedBack } = payment;
  const parts = [
    formatEuros(amount),
    ...(refunded > 0 ? [t.refunded(formatEuros(refunded))] : []),
    ...(chargedBack > 0 ? [t.chargedBack(formatEuros(chargedBack))] : []),
  ];
  return { what: t.payments[status](t.purposes[purpose]), more: parts.join(" · ") };
}

/** The texts and amount for an entry of a timeline. */
export function lineOf(entry: TimelineEntry, t: Texts, words: Words): Line {
  switch (entry.kind) {
    case "Money":
      return {
        what: entry.description || t.transactions[entry.transactionType],
        more: t.balanceAfter(formatEuros(entry.balanceAfter)),
        amount: entry.amount,
      };
    case "Opening":
      return {
        what: t.opened(entry.boxName, entry.itemName),
        more: `${t.worth(formatEuros(entry.marketPrice))} · ${t.balanceAfter(formatEuros(entry.balanceAfter))}`,
        amount: cents(-entry.price),
      };
    case "Void":
      return { what: voidText(entry, t) };
    case "Payment":
      return paymentLine(entry, t);
    case "Order":
      return { what: t.ordered(entry.number), more: formatEuros(entry.total) };
    case "Shipment":
      return { what: t.shipment(entry.number, words.statuses[entry.status]), more: entry.note ?? undefined };
    case "Session":
      return { what: t.signedIn, more: t.signedOut(dateTimeText(entry.endedAtUtc ?? entry.expiresAtUtc)) };
    case "Note":
      return { what: entry.text, more: t.noted(entry.author.userName) };
    case "Act":
      return { what: t.acts[entry.action] ?? entry.action, more: t.actBy(entry.actor.userName, entry.reason ?? "") };
  }
}

/** The texts and amount of entries about one thing: its steps from the first to the last, and the balance after. */
export function groupLineOf({ head, entries, amount }: TimelineGroup, t: Texts, words: Words): Line {
  const steps = entries.toReversed().flatMap((entry) => {
    if (entry.kind !== "Shipment") return [];
    return [words.statuses[entry.status], ...(entry.note === null ? [] : [entry.note])];
  });
  const parts = entries
    .toReversed()
    .flatMap((entry) =>
      entry.kind === "Money"
        ? [`${t.transactions[entry.transactionType]} ${formatEuros(entry.amount).replace("-", "−")}`]
        : [],
    );
  const last = entries.find((entry) => entry.kind === "Money");
  const balance = last === undefined ? [] : [t.balanceAfter(formatEuros(last.balanceAfter))];
  const more = [...new Set(steps), ...(parts.length > 1 ? parts : []), ...balance].join(" · ");
  return { ...lineOf(head, t, words), more, ...(amount !== undefined && { amount }) };
}
