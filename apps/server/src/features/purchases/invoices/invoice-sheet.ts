import { type Language, languages } from "@trove/contract/languages";
import { add, type Cents, formatEuros, subtract, times, ZERO_CENTS } from "@trove/money";
import { isolated, leftToRight, type Sheet } from "../../files/index.ts";
import { orderDiscount } from "../reading/order-discount.ts";
import type { PurchaseRow } from "../reading/read-purchases.store.ts";
import { documentNumber, type IssuedDocument } from "./issued-document.ts";
import type { Parties } from "./parties.ts";
import { placeLines } from "./place-lines.ts";
import { ar } from "./texts/ar.ts";
import type { InvoiceTexts } from "./texts/catalogue.ts";
import { cn } from "./texts/cn.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { vi } from "./texts/vi.ts";

const texts: Record<Language, InvoiceTexts> = { en, fr, vi, cn, ar };

const dayOf = (date: Date) => leftToRight(date.toISOString().slice(0, 10));

function percentOf(basisPoints: number, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2, numberingSystem: "latn" });
  return leftToRight(format.format(basisPoints / 10_000));
}

/**
 * A paid order with its seller and buyer. These were stored at the time of the order; for orders of earlier releases
 * they are today's.
 */
type InvoicedOrder = {
  purchase: PurchaseRow;
  parties: Parties;
  /** Whether the billing country had VAT then. */
  hasVat: boolean;
};

function shownParties({ purchase, parties: { buyer } }: InvoicedOrder, t: InvoiceTexts, tag: string): Sheet["parties"] {
  const { billingAddress, shippingAddress } = purchase;
  const bill = billingAddress === null ? [isolated(buyer.name)] : placeLines(billingAddress, tag);
  const parties = [{ title: t.billTo, lines: [...bill, leftToRight(buyer.email)] }];
  if (shippingAddress !== null) parties.push({ title: t.shipTo, lines: placeLines(shippingAddress, tag) });
  return parties;
}

/** Returns the lines and sums of a document. An invoice lists the bought items, a credit note the refunded amount. */
function figuresOf({ purchase }: InvoicedOrder, document: IssuedDocument, t: InvoiceTexts, tag: string) {
  const money = (amount: Cents) => formatEuros(amount, tag);
  const total = { label: t.total, value: money(document.totalCents), isTotal: true };
  if (document.kind === "CreditNote") {
    const [invoice] = purchase.documents;
    const isWithdrawn = document.totalCents < 0;
    const item = isWithdrawn ? t.withdrawnItem : t.creditedItem;
    const words = item(leftToRight(invoice === undefined ? "" : documentNumber(invoice)));
    const rows = [[words, money(document.totalCents)]];
    const lines = { caption: t.lines, headings: [t.item, t.amount], rows };
    return { lines, sums: [isWithdrawn ? total : { ...total, label: t.refunded }] };
  }
  const { shippingMethod, shippingCostCents, itemsTotalCents } = purchase;
  const taken = orderDiscount(purchase);
  const rows = purchase.lines.map(({ name, listPriceCents, quantity }) => {
    return [isolated(name), money(listPriceCents), String(quantity), money(times(listPriceCents, quantity))];
  });
  const sending = add(shippingCostCents, taken?.shippingCents ?? ZERO_CENTS);
  const shipping = shippingMethod && { label: t.shipping(t.methods[shippingMethod]), value: money(sending) };
  const discount = taken && {
    label: t.discount(leftToRight(taken.code)),
    value: money(subtract(ZERO_CENTS, taken.cents)),
  };
  return {
    lines: { caption: t.lines, headings: [t.item, t.unitPrice, t.quantity, t.amount], rows },
    sums: [
      { label: t.items, value: money(add(itemsTotalCents, taken?.itemsCents ?? ZERO_CENTS)) },
      ...[shipping, discount].filter((row) => row !== null),
      total,
    ],
  };
}

/** States the VAT of a document. An order without VAT from a balance in a country with VAT was taxed at the top-up. */
function vatNotice({ purchase: { vatBasisPoints, paymentOption }, hasVat }: InvoicedOrder, t: InvoiceTexts): string {
  if (vatBasisPoints > 0) return t.vatIncluded;
  return paymentOption === "balance" && hasVat ? t.vatAtTopUp : t.noVat;
}

/** Lays out an invoice or credit note in a language. Depends only on the stored data, so the result never changes. */
export function invoiceSheet(order: InvoicedOrder, document: IssuedDocument, language: Language): Sheet {
  const t = texts[language];
  const { tag, dir } = languages[language];
  const { purchase, parties } = order;
  const { documents, vatBasisPoints } = purchase;
  const { seller } = parties;
  const number = leftToRight(documentNumber(document));
  const isNote = document.kind === "CreditNote";
  const [invoice] = documents;
  const notes = documents.filter(({ kind }) => kind === "CreditNote").map((note) => leftToRight(documentNumber(note)));
  const money = (amount: Cents) => formatEuros(amount, tag);
  const { totalCents, vatCents, issuedAt } = document;
  const facts = [
    { label: t.number, value: number },
    { label: t.date, value: dayOf(new Date(issuedAt)) },
    ...(isNote && invoice ? [{ label: t.corrects, value: leftToRight(documentNumber(invoice)) }] : []),
    { label: t.order, value: leftToRight(purchase.number) },
    { label: t.ordered, value: dayOf(purchase.createdAt) },
    ...(isNote ? [] : [{ label: t.payment, value: t.payments[purchase.paymentOption] }]),
  ];
  const rate = percentOf(vatBasisPoints, tag);
  const amounts = [money(subtract(totalCents, vatCents)), money(vatCents), money(totalCents)];
  return {
    lang: tag,
    dir,
    title: isNote ? t.creditNote(number) : t.invoice(number),
    brand: seller.name,
    issuer: [...seller.legalLine.split(" · "), seller.email].map(leftToRight),
    facts,
    parties: shownParties(order, t, tag),
    ...figuresOf(order, document, t, tag),
    taxes: { caption: t.taxes, headings: [t.rate, t.net, t.vat, t.gross], rows: [[rate, ...amounts]] },
    notices: [vatNotice(order, t), ...(!isNote && notes.length > 0 ? [t.credits(notes.join(", "))] : [])],
    pageText: t.page,
    issuedAtUtc: new Date(issuedAt).toISOString(),
  };
}
