import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import { command } from "../../../apps/server/src/command/command-call.ts";
import type { OfferInputs } from "../../../apps/server/src/features/lootboxes/openings/make-offer.ts";
import { filler } from "../filler.ts";
import type { CallFunction, Intent } from "../money-command.ts";
import type { BenchBox } from "./bench-box.ts";
import { CLIENT_SEED, sha256 } from "./reveal.ts";

export const ZONE = "Europe/Amsterdam";
const bytes = (hex: string) => Buffer.from(hex, "hex");

type Who = { user: string; session: string | null };

/** Builds an opening as SQL takes it, with random bytes in place of derived and signed values. */
function openingOf(box: BenchBox, { user, session }: Who, inputs: OfferInputs) {
  const { nonce, epoch, before, balanceCents, sequence, browserKeys, time, terms } = inputs;
  const [serverSeed, clientEntropy] = [randomBytes(32), filler(32)];
  const lines = [
    "lootbox/offer/v3",
    user,
    nonce,
    createHash("sha256").update(serverSeed).digest("hex"),
    sha256(clientEntropy),
    sha256(CLIENT_SEED),
    box.lootboxId,
    box.oddsHash,
    box.priceCents,
    1,
    balanceCents,
    sha256(browserKeys.join("\n")),
    before,
    time,
    terms.size,
    terms.root,
  ];
  return {
    userId: user,
    sessionId: session,
    nonce,
    before: bytes(before),
    offerHash: bytes(sha256(lines.join("\n"))),
    offerKeyId: bytes(filler(16)),
    offeredAt: new Date(time),
    offeredBalanceCents: balanceCents,
    offeredSequence: sequence,
    epoch,
    termsSize: terms.size,
    termsRoot: bytes(terms.root),
    lootboxId: box.lootboxId,
    tableVersion: box.tableVersion,
    clientSeed: CLIENT_SEED,
    clientEntropy: bytes(clientEntropy),
    serverSeed,
    browserKey: bytes(browserKeys[0] ?? ""),
    browserKeys: browserKeys.map(bytes),
    revealSignature: randomBytes(64),
    keyId: bytes(filler(16)),
    draws: [
      {
        openingId: randomUUIDv7(),
        transactionId: randomUUIDv7(),
        inventoryItemId: randomUUIDv7(),
        ticket: box.ticket,
      },
    ],
    timeZone: ZONE,
  };
}

/** Reads the values that an offer is made from. */
export function readInputs(
  call: CallFunction,
  box: BenchBox,
  { user, request: { session, at } }: Intent,
): Promise<OfferInputs> {
  if (session === null) throw new Error("a customer has no session");
  return call(command("offer_context", { user, session, at, lootbox: box.lootboxId, zone: ZONE }));
}

type Result = { outcome: string; next: OfferInputs | null };

/** Opens one box with these inputs. With a session, returns the inputs of the next offer. */
export async function openBare(
  call: CallFunction,
  box: BenchBox,
  who: Who,
  inputs: OfferInputs,
): Promise<OfferInputs | null> {
  const openings = [openingOf(box, who, inputs)];
  const [result] = await call<Result[]>(command("open_lootboxes", { openings }));
  if (result?.outcome !== "recorded") throw new Error(`a bare opening was ${result?.outcome}`);
  return result.next;
}
