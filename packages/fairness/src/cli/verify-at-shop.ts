import { recomputeOpening } from "../index.ts";
import type { ReceiptKey, SignedReceipt, Verification } from "../index.ts";
import { listOf, objectOf, readNumber, readText } from "../json.ts";
import { readReceiptKeys } from "../sign/receipt-keys.ts";
import { readReceipt } from "../verify/open-response.ts";
import { readOpeningDetail } from "../verify/opening-detail.ts";
import type { ShopClient } from "./shop-client.ts";

type ListedOpening = { readonly nonce: number; readonly receipt: SignedReceipt };

const readPage = objectOf<{ items: ListedOpening[] }>({
  items: listOf(objectOf<ListedOpening>({ nonce: readNumber, receipt: readReceipt })),
});
const readVersion = objectOf<{ oddsTable: string }>({ oddsTable: readText });
const readInfo = objectOf<{ receiptKeys: readonly ReceiptKey[] }>({ receiptKeys: readReceiptKeys });

/**
 * Verifies an opening locally with data read from the shop: the opening, its published table, its receipt and the
 * previous one, and the public keys. `commitment` is the one that the person held before the opening. Throws ShopError
 * if the shop does not respond as expected.
 */
export async function verifyAtShop(
  client: ShopClient,
  transactionId: string,
  commitment: string | undefined,
): Promise<Verification> {
  const query = new URLSearchParams({ transactionId, includeItem: "false" });
  const detail = await client.readOwn(`api/lootboxes/openingDetail?${query.toString()}`, readOpeningDetail);
  const { nonce } = detail.fairness;
  const fromNonce = String(Math.max(0, nonce - 1));
  const boxId = encodeURIComponent(detail.lootBox.id);
  const receipts = new URLSearchParams({ fromNonce, pageSize: "2" });
  const [version, page, info] = await Promise.all([
    client.readPublic(`api/lootboxes/${boxId}/versions/${detail.tableVersion}`, readVersion),
    client.readOwn(`api/users/openings?${receipts.toString()}`, readPage),
    client.readPublic("api/applicationInfo", readInfo),
  ]);
  const receiptOf = (n: number): SignedReceipt | undefined => page.items.find((item) => item.nonce === n)?.receipt;
  return recomputeOpening(detail, version.oddsTable, {
    commitment,
    receipt: receiptOf(nonce),
    previousReceipt: receiptOf(nonce - 1)?.text,
    receiptKeys: info.receiptKeys,
  });
}
