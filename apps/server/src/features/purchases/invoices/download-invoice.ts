import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { setSheetApart } from "../../files/index.ts";
import { findAccountContact } from "./account-contact.store.ts";
import { invoiceSheet } from "./invoice-sheet.ts";
import { documentNumber } from "./issued-document.ts";
import { type Parties, partiesOf, type Seller } from "./parties.ts";
import type { PurchaseRow } from "../reading/read-purchases.store.ts";

async function readParties(db: Connection, { parties, buyer, userId }: PurchaseRow, seller: Seller): Promise<Parties> {
  if (parties !== null) return parties;
  return partiesOf(seller, buyer ?? (await findAccountContact(db, userId)));
}

/**
 * Makes the PDF of an order's invoice in a language, or of the order's credit note with the given number. Throws
 * NOT_FOUND if there is none, and OVERLOADED.
 */
export async function makeInvoice(
  { db, seller }: { db: Connection; seller: Seller },
  purchase: PurchaseRow,
  wanted: string | undefined,
  language: Language,
): Promise<{ fileName: string; mediaType: string; pieces: AsyncIterable<Uint8Array> }> {
  const document = purchase.documents.find((each) => wanted === undefined || documentNumber(each) === wanted);
  if (document === undefined) throw new Refusal("NOT_FOUND");
  const parties = await readParties(db, purchase, seller);
  const pdf = await setSheetApart(invoiceSheet({ purchase, parties }, document, language));
  const pieces = (async function* () {
    yield pdf;
  })();
  return { fileName: `${documentNumber(document)}.pdf`, mediaType: "application/pdf", pieces };
}
