import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../../kinds.ts";
import type { MailDraft, Sender } from "../../mail-draft.ts";
import type { Texts } from "../mail-texts.ts";

type Words = {
  /** The language of amounts. */
  amounts: Parameters<typeof formatEuros>[1];
  /** Keeps a name apart from the text around it. */
  apart: (name: string) => string;
  subject: (brand: string, day: string) => string;
  heading: (day: string) => string;
  lead: string;
  /** One opened box. */
  opened: (nonce: number, time: string, box: string, item: string) => string;
  paid: string;
  odds: (box: string, version: number, hash: string) => string;
  check: string;
  /** `zone` is the time zone of the times. */
  times: (zone: string) => string;
  /** `openings` are numbers, `link` is that of the page to withdraw. */
  returnable: (openings: string, link: string) => string;
  /** Confirms the consent to these openings without a right to withdraw. */
  consented: (openings: string) => string;
  seller: (line: string) => string;
  off: (link: string) => string;
};

/** Writes the numbers of openings, which are in order, such as `4–6, 9`. */
function spansOf(nonces: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const nonce of nonces) {
    const last = spans.at(-1);
    if (last !== undefined && nonce <= last.to + 1) last.to = nonce;
    else spans.push({ from: nonce, to: nonce });
  }
  return spans.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}

/** Writes the mail about the openings of a day in one language. Each has its number, time, box, item and price. */
export function openingsMail(words: Words): Pick<Texts, "openingsOfDay"> {
  const { apart } = words;
  const money = (amountCents: number) => formatEuros(cents(amountCents), words.amounts);
  return {
    openingsOfDay: (mailed: PayloadOf<"openingsOfDay">, { brand, url }: Sender): MailDraft => {
      const { day, openings, tables, seller, timeZone, link, preferences } = mailed;
      const paidCents = openings.reduce((sum, { priceCents }) => sum + priceCents, 0);
      const numbersWhere = (isReturnable: boolean) =>
        apart(spansOf(openings.filter((each) => each.isReturnable === isReturnable).map(({ nonce }) => nonce)));
      const has = (isReturnable: boolean) => openings.some((each) => each.isReturnable === isReturnable);
      return {
        subject: words.subject(apart(brand), apart(day)),
        heading: words.heading(apart(day)),
        paragraphs: [words.lead],
        rows: [
          ...openings.map(({ nonce, time, boxName, itemName, priceCents }) => {
            return {
              label: words.opened(nonce, apart(time), apart(boxName), apart(itemName)),
              value: money(priceCents),
            };
          }),
          { label: words.paid, value: money(paidCents) },
        ],
        action: { label: words.check, url: link },
        closing: [
          ...tables.map(({ boxName, version, hash }) => words.odds(apart(boxName), version, apart(hash))),
          ...(has(true) ? [words.returnable(numbersWhere(true), `${url}/withdraw`)] : []),
          ...(has(false) ? [words.consented(numbersWhere(false))] : []),
          words.times(apart(timeZone)),
          words.seller(apart(seller)),
          words.off(preferences),
        ],
      };
    },
  };
}
