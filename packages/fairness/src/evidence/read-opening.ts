import { readLostProof } from "../log-proofs/lost-proof.ts";
import type { EndingAnswer, NoRecord, ShownBox, ShownReceipt, ShownVoid } from "../answers/answer.ts";
import { listedRecordReader } from "../answers/listed-record.ts";
import {
  exactly,
  listUpTo,
  nullOr,
  oneOf,
  optional,
  readCents,
  readJson,
  readText,
  readWhole,
  refuse,
  wordOf,
} from "../json/readers.ts";
import type { Reader } from "../json/readers.ts";
import type { Reveal } from "../judge/judge-answer.ts";
import type { StatementLine } from "../judge/trust.ts";
import { MOST_BROWSER_KEYS } from "../keys/browser-keys.ts";
import { MOST_BOXES } from "../records/offer.ts";
import { signedTextReader } from "../records/signed-text.ts";
import { time } from "../text/fields.ts";
import type { KeptOffer, KeptOpening, KeptRequest } from "./proofs-file.ts";

type OfKind<T, K> = Extract<T, { readonly kind: K }>;

const MOST_ANSWERS = 100;
const MOST_LINES = 10_000;

const readSigned = signedTextReader(exactly);

const readShownBox = exactly<ShownBox>({
  drawIndex: readWhole,
  ticket: readWhole,
  itemId: readText,
  item: exactly<ShownBox["item"]>({ id: readText, name: readText, marketPriceCents: readWhole }),
  sellPriceCents: readWhole,
  inventoryItemId: readText,
  transactionId: readText,
});

const readShown = exactly<ShownReceipt>({
  boxes: listUpTo(MOST_BOXES, readShownBox),
  serverSeed: readText,
  commitment: readText,
  clientSeed: readText,
  clientEntropy: readText,
  nonce: readWhole,
  oddsHash: readText,
  tableVersion: readWhole,
  balanceCents: readWhole,
});

const readEnding: Reader<EndingAnswer> = oneOf<EndingAnswer>({
  Receipt: exactly<OfKind<EndingAnswer, "Receipt">>({ kind: wordOf("Receipt"), record: readSigned, shown: readShown }),
  Void: exactly<OfKind<EndingAnswer, "Void">>({
    kind: wordOf("Void"),
    record: readSigned,
    shown: exactly<ShownVoid>({ reason: readText, serverSeed: readText }),
  }),
  Ended: exactly<OfKind<EndingAnswer, "Ended">>({ kind: wordOf("Ended"), by: listedRecordReader(exactly) }),
});

const readTime: Reader<string> = (value, place) => {
  const text = readText(value, place);
  try {
    return time.read(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse(place, "a time in UTC with milliseconds");
  }
};

const readNothing = exactly<NoRecord>({ kind: wordOf("Nothing"), status: readWhole, body: readText });

const readReveal = exactly<Reveal>({ clientEntropy: readText, browserKey: readText, signature: readText });

const offerParts = {
  offer: readSigned,
  clientSeed: readText,
  browserKeys: listUpTo(MOST_BROWSER_KEYS, readText),
  terms: readJson,
} satisfies { readonly [Name in keyof KeptOffer]: Reader<KeptOffer[Name]> };

/** Reads one opening of a file. It must have exactly the fields of its kind. */
export const readOpening: Reader<KeptOpening> = oneOf<KeptOpening>({
  Refused: exactly<OfKind<KeptOpening, "Refused">>({
    kind: wordOf("Refused"),
    ...offerParts,
    asked: exactly<KeptRequest>({
      boxId: readText,
      quantity: readWhole,
      clientEntropy: readText,
      browserKey: readText,
      oddsTable: readText,
    }),
  }),
  Unanswered: exactly<OfKind<KeptOpening, "Unanswered">>({
    kind: wordOf("Unanswered"),
    ...offerParts,
    reveal: readReveal,
    sealed: nullOr(readText),
    answers: listUpTo(MOST_ANSWERS, readNothing),
  }),
  Lost: exactly<OfKind<KeptOpening, "Lost">>({
    kind: wordOf("Lost"),
    ...offerParts,
    reveal: readReveal,
    sealed: nullOr(readText),
    answers: listUpTo(MOST_ANSWERS, readNothing),
    lost: readLostProof,
  }),
  Ended: exactly<OfKind<KeptOpening, "Ended">>({
    kind: wordOf("Ended"),
    ...offerParts,
    reveal: readReveal,
    answer: readEnding,
    logged: readJson,
    cameBy: optional(readTime),
    statement: optional(
      listUpTo(MOST_LINES, exactly<StatementLine>({ id: readText, cents: readCents, time: readTime })),
    ),
  }),
  Offered: exactly<OfKind<KeptOpening, "Offered">>({ kind: wordOf("Offered"), offer: readSigned }),
  Listed: exactly<OfKind<KeptOpening, "Listed">>({
    kind: wordOf("Listed"),
    ...offerParts,
    record: readSigned,
    logged: readJson,
  }),
});
