import { isFault, type Settings } from "@trove/contract";
import { type Language, languages } from "@trove/contract/languages";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { AddressSnapshot } from "../../addresses/index.ts";
import { isolated, leftToRight, setSheetApart, type Sheet } from "../../files/index.ts";
import { placeLines } from "../../purchases/index.ts";
import type { WithdrawalParts } from "../parts.ts";
import { type Named, requireOwnThing } from "./own-thing.ts";
import { findSentTo, readReturnedPieces, readReturns } from "./returns.store.ts";
import { ar } from "./texts/ar.ts";
import type { LabelTexts } from "./texts/catalogue.ts";
import { cn } from "./texts/cn.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { vi } from "./texts/vi.ts";

const texts: Record<Language, LabelTexts> = { en, fr, vi, cn, ar };

type Label = {
  returned: Awaited<ReturnType<typeof readReturns>>[number] & { sendBy: Date };
  orderNumber: string;
  sender: AddressSnapshot | null;
  pieces: readonly { name: string; quantity: number }[];
  seller: Pick<Settings, "company" | "returns">;
  timeZone: string;
};

/** The last day on which the goods can be posted, in the shop's zone. */
const lastDay = (sendBy: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(sendBy.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

function addressOf({ company, returns }: Label["seller"]): string[] {
  const lines = returns.address === "" ? company.legalLine.split(" · ") : returns.address.split("\n");
  const known = lines.map((line) => line.trim()).filter((line) => line !== "");
  return (returns.address === "" ? [company.name, ...known] : known).map(isolated);
}

/** Lays out the label of a return: from whom to whom, what is in the parcel, and the number as text and QR code. */
export function labelSheet(label: Label, language: Language): Sheet {
  const t = texts[language];
  const { tag, dir } = languages[language];
  const { returned, orderNumber, sender, pieces, seller, timeZone } = label;
  const number = leftToRight(returned.number);
  const rows = pieces.map(({ name, quantity }) => [isolated(name), String(quantity)]);
  return {
    lang: tag,
    dir,
    title: t.title(number),
    brand: seller.company.name,
    issuer: [...seller.company.legalLine.split(" · "), seller.company.email].map(leftToRight),
    facts: [
      { label: t.number, value: number },
      { label: t.order, value: leftToRight(orderNumber) },
      { label: t.reason, value: t.reasons[returned.reason] },
      { label: t.sendBy, value: leftToRight(lastDay(returned.sendBy, timeZone)) },
    ],
    parties: [
      { title: t.from, lines: sender === null ? [] : placeLines(sender, tag) },
      { title: t.to, lines: addressOf(seller) },
    ],
    lines: { caption: t.lines, headings: [t.item, t.quantity], rows: rows.length > 0 ? rows : [[t.allOfIt, ""]] },
    sums: [],
    notices: [...t.steps, isFault(returned.reason) ? t.shopPays : t.personPays],
    code: { text: returned.number, label: t.code(returned.number) },
    pageText: t.page,
    issuedAtUtc: returned.receivedAt.toISOString(),
  };
}

/**
 * Makes the PDF of a return's label in a language. Throws NOT_FOUND for returns of others and those whose goods need
 * not be posted, and OVERLOADED.
 */
export async function makeReturnLabel(
  parts: WithdrawalParts,
  named: Named & { returnNumber: string },
  person: Person | undefined,
  language: Language,
): Promise<{ fileName: string; mediaType: string; pieces: AsyncIterable<Uint8Array> }> {
  const { db, settings, timeZone, now } = parts;
  const thing = await requireOwnThing(parts, named, person);
  const found = (await readReturns(db, thing)).find(({ number }) => number === named.returnNumber);
  const sendBy = found?.sendBy ?? null;
  if (found === undefined || sendBy === null) throw new Refusal("NOT_FOUND");
  const returned = { ...found, sendBy };
  const [piecesOf, sentTo, seller] = await Promise.all([
    readReturnedPieces(db, thing),
    findSentTo(db, thing),
    settings.at(now()),
  ]);
  const sender = (sentTo?.shippingAddress ?? null) as AddressSnapshot | null;
  const label = { returned, orderNumber: named.orderNumber, sender, pieces: piecesOf(found.withdrawalId), seller };
  const pdf = await setSheetApart(labelSheet({ ...label, timeZone }, language));
  const pieces = (async function* () {
    yield pdf;
  })();
  return { fileName: `${found.number}.pdf`, mediaType: "application/pdf", pieces };
}
