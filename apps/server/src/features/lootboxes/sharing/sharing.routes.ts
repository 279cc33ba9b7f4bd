import { stripSeedOf } from "@trove/contract/strip-seed";
import { TICKETS_PER_BOX } from "@trove/fairness";
import { toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { itemBrief } from "../../items/index.ts";
import { versionDrops } from "../lootbox-response.ts";
import type { LootboxParts, ReadPlaces } from "../parts.ts";
import type { ProveOpenings } from "../receipt-mail/prove-openings.ts";
import { shareOpening, stopSharing } from "./share-opening.ts";
import { findNonce, findShared, readDraws, readShare } from "./shared-openings.store.ts";

const MINUTE_MS = 60_000;

type SharingParts = Pick<LootboxParts, "db" | "now" | "versions"> & {
  places: ReadPlaces;
  publicReads: Connection;
  proveOpenings: ProveOpenings;
};

/** Rounds down to the minute, because the public log does the same. */
const toMinute = (time: Date) => new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);

export function sharingRoutes(
  bind: Bind,
  { db, now, versions, places, publicReads, proveOpenings }: SharingParts,
): void {
  async function requireShared(token: string) {
    const shared = await findShared(publicReads, token);
    if (shared === undefined) throw new Refusal("NOT_FOUND");
    return shared;
  }

  bind("getOpeningShare", async ({ person: { userId }, query: { transactionId } }) => {
    const nonce = await findNonce(db, userId, transactionId);
    return { share: (nonce === undefined ? undefined : await readShare(db, userId, nonce)) ?? null };
  });

  bind("shareOpening", ({ person: { userId }, body: { transactionId, ...choices } }) =>
    shareOpening(db, { userId, transactionId }, choices, now()),
  );

  bind("stopSharingOpening", async ({ person, query }) => {
    await stopSharing(db, person.userId, query.transactionId);
    return undefined;
  });

  bind("getSharedOpening", async ({ params: { token }, query: { includeDrops }, language }) => {
    const { userId, nonce, userName, showsProof } = await requireShared(token);
    const draws = await readDraws(publicReads, userId, nonce);
    const [first] = draws;
    if (first === undefined) throw new Error(`the shared record ${nonce} of ${userId} drew nothing`);
    const { lootboxId: id, lootboxName: name, lootboxImageUrl: imageUrl, hue, priceCents, openedAt } = first;
    const version = includeDrops ? await versions.find(publicReads, id, first.tableVersion) : undefined;
    return {
      lootBox: { id, name, imageUrl, hue },
      pricePaid: toEuros(priceCents),
      openedAtUtc: (showsProof ? openedAt : toMinute(openedAt)).toISOString(),
      openings: draws.map((draw) => ({
        ticket: draw.ticket,
        probability: draw.tickets / TICKETS_PER_BOX,
        item: itemBrief(draw),
        stripSeed: stripSeedOf(draw.openingId),
      })),
      drops: version && versionDrops(version, language),
      userName,
      showsProof,
      logIndex: (await places(publicReads, userId, [nonce])).get(nonce) ?? null,
    };
  });

  bind("getSharedProofs", async ({ params: { token } }) => {
    const { userId, nonce, showsProof } = await requireShared(token);
    if (!showsProof) throw new Refusal("NOT_FOUND");
    const [proven] = await proveOpenings(publicReads, userId, [nonce]);
    if (proven === undefined) throw new Error(`the shared record ${nonce} of ${userId} is missing`);
    return { file: proven.proofs };
  });
}
