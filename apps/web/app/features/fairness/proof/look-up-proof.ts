import type { ResponseOf, Endpoints } from "@trove/contract";
import { wireFromCents } from "@trove/contract/euro-fields";
import { type SignedReceipt, type Verification, parseOpeningDetail, recomputeOpening } from "@trove/fairness";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { readHeld } from "../opening/browser-record.ts";
import type { Version1 } from "../version-1.ts";
import { receiptKeysWith } from "./receipt-keys.ts";

type Detail = CallResult<"getOpeningDetail">;
type Receipts = { own?: SignedReceipt; previous?: string };

/** The opening's receipt and the text of the previous one. Only the owner can read them. */
async function receiptsOf({ fairness }: Detail): Promise<Receipts> {
  const nonce = fairness?.nonce ?? 0;
  const fromNonce = Math.max(0, nonce - 1);
  const { items: listed } = await call("listOpenings", { query: { fromNonce, pageNumber: 1, pageSize: 2 } });
  const items = listed as ((typeof listed)[number] & Version1["listed"])[];
  const own = items.find((one) => one.nonce === nonce)?.receipt;
  const previous = items.find((one) => one.nonce === nonce - 1)?.receipt.text;
  return { own, previous };
}

/**
 * Recomputes a past opening from the shop's data, and compares it with the commitment that this browser holds, if it
 * opened the box. Receipts are compared for the owner only, since others can't read them.
 */
export async function lookUpProof(detail: Detail, viewerId: string): Promise<Verification> {
  const { lootBox, tableVersion, userInfoId, fairness } = detail;
  const isOwner = userInfoId === viewerId;
  const [version, { own, previous }] = await Promise.all([
    call("getLootboxVersion", { params: { id: lootBox.id, tableVersion } }),
    isOwner ? receiptsOf(detail) : Promise.resolve<Receipts>({}),
  ]);
  const held = readHeld(userInfoId).commitments.find(({ nonce }) => nonce === fairness?.nonce);
  const wire = wireFromCents(detail) as ResponseOf<Endpoints["getOpeningDetail"]>;
  return recomputeOpening(parseOpeningDetail(JSON.stringify(wire)), version.oddsTable, {
    commitment: held?.serverSeedHash,
    receipt: own,
    previousReceipt: previous,
    receiptKeys: own === undefined ? [] : await receiptKeysWith(own.keyId),
  });
}
