import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import type { Outcome, Win } from "./opening-phase.ts";

type Detail = CallResult<"getOpeningDetail">;

function read(transactionId: string): Promise<Detail> {
  return call("getOpeningDetail", { query: { transactionId, includeItem: "true" } });
}

function winOf({
  id,
  item,
  probability,
  ticket,
  transactionId,
  inventoryItemId,
  sellPrice,
  inventoryStatus,
}: Detail): Win[] {
  if (item === undefined) return [];
  return [
    { id, item, probability, ticket, owned: { transactionId, inventoryItemId, sellPrice, status: inventoryStatus } },
  ];
}

/**
 * The full result of a past opening request, in draw order, from the id of any of its transactions. Throws ApiError.
 */
export async function restoreOpening(transactionId: string): Promise<Outcome> {
  const first = await read(transactionId);
  const others = first.requestTransactionIds.filter((id) => id !== transactionId);
  const all = [first, ...(await Promise.all(others.map(read)))];
  const place = (one: Detail) => first.requestTransactionIds.indexOf(one.transactionId);
  const inOrder = all.toSorted((a, b) => place(a) - place(b));
  const { lootBox, pricePaid } = first;
  return {
    source: "restored",
    boxId: lootBox.id,
    boxName: lootBox.name,
    price: pricePaid,
    wins: inOrder.flatMap(winOf),
  };
}
