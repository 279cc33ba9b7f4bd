import { expect, test } from "vitest";
import { happenings as ar } from "../../../locales/ar/notifications/happenings.ts";
import { happenings as cn } from "../../../locales/cn/notifications/happenings.ts";
import { happenings as en } from "../../../locales/en/notifications/happenings.ts";
import { happenings as fr } from "../../../locales/fr/notifications/happenings.ts";
import { happenings as vi } from "../../../locales/vi/notifications/happenings.ts";
import { titleText } from "../notification.ts";

/** The most letters of a title without a name, so that it takes two lines at most. */
const MOST_LETTERS = 60;

test.each(Object.entries({ ar, cn, en, fr, vi }))("titles are short in the language %s", (_, t) => {
  const [number, amount] = ["O-261128000123", "€1,234.50"];
  const titles = [
    t.orderPaid(number),
    t.orderPaidLate(number, amount),
    t.orderUnpaid(number),
    ...Object.values(t.shipmentMoved).map((moved) => moved(number)),
    ...[t.toppedUp, t.topUpFailed, t.refunded, t.refundCameBack, t.credited].map((paid) => paid(amount)),
    ...Object.values(t.identityDecided),
  ];
  for (const title of titles) expect(titleText(title).length, title).toBeLessThanOrEqual(MOST_LETTERS);
});
