import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { findTrackedPurchase } from "../../purchases/index.ts";
import type { WithdrawalParts } from "../parts.ts";
import { findThing, type Thing } from "../receiving/match-withdrawal.ts";
import { exceptionOf } from "./piece-exception.ts";
import { readPieces } from "./pieces.store.ts";

export type Named = { orderNumber: string; token: string | null };

/**
 * Finds an order or shipment of the caller: by the session, or a guest's by the token of the tracking link. Throws
 * NOT_FOUND for those of others.
 */
export async function requireOwnThing(
  parts: WithdrawalParts,
  { orderNumber, token }: Named,
  person: Person | undefined,
): Promise<Thing> {
  const ownerId = token === null ? person?.userId : (await findTrackedPurchase(parts.db, token)).purchaseId;
  const thing = ownerId === undefined ? undefined : await findThing(parts.db, orderNumber, parts);
  if (thing === undefined || thing.userId !== ownerId) throw new Refusal("NOT_FOUND");
  return thing;
}

/**
 * Returns the pieces that the buyer has: none before the parcel was sent. Of an order into the inventory, they are
 * there, or in other parcels. `arrivals` has when each piece arrived, or null.
 */
export async function readOwnPieces({ db }: Pick<WithdrawalParts, "db">, thing: Thing) {
  if (thing.status !== "Shipped" && !(thing.isKept && thing.status === "Approved")) return [];
  const pieces = await readPieces(db, thing);
  return pieces.map((piece) => ({
    ...piece,
    exception: exceptionOf(piece, thing),
    // An inventory's pieces arrive in parcels of their own.
    arrivals:
      thing.isKept && "deliveredAt" in piece
        ? piece.deliveredAt
        : Array.from({ length: piece.quantity }, () => thing.deliveredAt),
  }));
}

export type OwnPiece = Awaited<ReturnType<typeof readOwnPieces>>[number];
