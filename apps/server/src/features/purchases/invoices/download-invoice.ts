import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { setSheetApart } from "../../files/index.ts";
import { findAccountContact } from "./account-contact.store.ts";
import { invoiceSheet } from "./invoice-sheet.ts";
import { documentNumber } from "./issued-document.ts";
import { type Parties, partiesOf } from "./parties.ts";
import type { PurchaseRow } from "../reading/read-purchases.store.ts";

type InvoiceParts = { db: Connection; settings: SettingsReader };

async function readParties({ db, settings }: InvoiceParts, purchase: PurchaseRow): Promise<Parties> {
  const { parties, buyer, userId, createdAt } = purchase;
  if (parties !== null) return parties;
  const { company: seller } = await settings.at(createdAt);
  return partiesOf(seller, buyer ?? (await findAccountContact(db, userId)));
}

/**
 * Makes the PDF of an order's invoice in a language, or of the order's credit note with the given number. Throws
 * NOT_FOUND if there is none, and OVERLOADED.
 */
export async function makeInvoice(
  parts: InvoiceParts,
  purchase: PurchaseRow,
  wanted: string | undefined,
  language: Language,
): Promise<{ fileName: string; mediaType: string; pieces: AsyncIterable<Uint8Array> }> {
  const document = purchase.documents.find((each) => wanted === undefined || documentNumber(each) === wanted);
  if (document === undefined) throw new Refusal("NOT_FOUND");
  const parties = await readParties(parts, purchase);
  const pdf = await setSheetApart(invoiceSheet({ purchase, parties }, document, language));
  const pieces = (async function* () {
    yield pdf;
  })();
  return { fileName: `${documentNumber(document)}.pdf`, mediaType: "application/pdf", pieces };
}
