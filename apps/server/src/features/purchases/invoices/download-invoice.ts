import { type Settings, vatRateOf } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { HOME_COUNTRY } from "../../application-info/index.ts";
import { setSheetApart } from "../../files/index.ts";
import { findAccountContact } from "./account-contact.store.ts";
import { invoiceSheet } from "./invoice-sheet.ts";
import { documentNumber } from "./issued-document.ts";
import { type Parties, partiesOf } from "./parties.ts";
import type { PurchaseRow } from "../reading/read-purchases.store.ts";

type InvoiceParts = { db: Connection; settings: SettingsReader };

async function readParties(db: Connection, seller: Settings["company"], purchase: PurchaseRow): Promise<Parties> {
  const { parties, buyer, userId } = purchase;
  return parties ?? partiesOf(seller, buyer ?? (await findAccountContact(db, userId)));
}

/**
 * Makes the PDF of an order's invoice in a language, or of the order's credit note with the given number. Throws
 * NOT_FOUND if there is none, and OVERLOADED.
 */
export async function makeInvoice(
  { db, settings }: InvoiceParts,
  purchase: PurchaseRow,
  wanted: string | undefined,
  language: Language,
): Promise<{ fileName: string; mediaType: string; pieces: AsyncIterable<Uint8Array> }> {
  const document = purchase.documents.find((each) => wanted === undefined || documentNumber(each) === wanted);
  if (document === undefined) throw new Refusal("NOT_FOUND");
  const { company, countries } = await settings.at(purchase.createdAt);
  const parties = await readParties(db, company, purchase);
  const hasVat = vatRateOf(countries.countries, purchase.billingAddress?.countryCode ?? HOME_COUNTRY) > 0;
  const pdf = await setSheetApart(invoiceSheet({ purchase, parties, hasVat }, document, language));
  const pieces = (async function* () {
    yield pdf;
  })();
  return { fileName: `${documentNumber(document)}.pdf`, mediaType: "application/pdf", pieces };
}
