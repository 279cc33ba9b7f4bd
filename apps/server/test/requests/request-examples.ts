import { randomUUID } from "node:crypto";
import type { EndpointName, NamedThing } from "@trove/contract";
import { askForRights, changedRights } from "../operators/changed-rights.ts";
import { saveSharedView } from "../operators/shared-view.ts";
import { stockBox } from "../catalogue/stock.ts";
import { planNewPrice, ranWork, runningWork, workWithFailure } from "../catalogue/works.ts";
import { openBoxes } from "../openings/browser.ts";
import { boughtGift, buyGift, confirmedGift, issuedGift } from "../gifts/gifts.ts";
import { codeFor } from "../promotions/promotions.ts";
import { picturedItem, picturedReview, receiveItem, writtenReview } from "../reviews/reviews.ts";
import { reduced } from "../catalogue/reductions.ts";
import { shareOpening } from "../openings/share.ts";
import { lookInto } from "../openings/disputes.ts";
import { buyAsGuest, buyDirectly, doorstep, putOnSale, toSend, validateOrder } from "../orders/orders.ts";
import { giveItems, sendShipment } from "../orders/shipments.ts";
import { tellSomething } from "../notifications/tell.ts";
import { newBankRefund, newStatement } from "../payments/bank-things.ts";
import { paymentExamples } from "../payments/payment-examples.ts";
import { storedPayee, storedPayout } from "../payments/payouts.ts";
import { paymentIdOf, unmatchedCapture } from "../payments/refund-desk.ts";
import { addAddress, cards, keptCard, payWith, topUp, validate, runJob } from "../payments/till.ts";
import { addBrowser } from "../people/browsers.ts";
import { moveOn, openCase } from "../people/operator.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import { ageLimits } from "../protection/age-limits.ts";
import { followStranger } from "../protection/follow-stranger.ts";
import { ASKED_AT, handIn, waitingCheck } from "../protection/identity-desk.ts";
import type { Shop } from "../shop/shop.ts";
import {
  arrivedGoods,
  faultyGoods,
  keptOrder,
  unmatchedWithdrawal,
  withdrawnOrder,
} from "../withdrawals/withdrawal-examples.ts";
import type { Request } from "./named-ids.ts";

async function pay(shop: Shop, begun: { paymentSessionResponse: { id: string; token: string; returnUrl: string } }) {
  return (await payWith(shop, begun.paymentSessionResponse, cards.succeeds)).paymentId;
}

const firstOf = async (ids: Promise<string[]>) => (await ids)[0] ?? "";

type Make = (shop: Shop, person: TestPerson) => Promise<string>;

/** Creates a thing of each kind that a request can name, and returns its id. A private thing belongs to the person. */
export const things: Record<NamedThing, Make> = {
  item: async (shop) => (await putOnSale(shop)).itemId,
  category: async (shop) => {
    const { itemId } = await putOnSale(shop);
    return (await shop.call("getItem", { params: { id: itemId }, query: {} })).body.categoryId;
  },
  case: async (shop, person) => (await openCase(shop, await makeAdmin(shop), person)).body.id,
  dispute: async (shop, person) => {
    const opened = await openBoxes(shop, person, await stockBox(shop));
    const { transactionId = "" } = opened.body.openings[0] ?? {};
    return (await lookInto(shop, await makeAdmin(shop), transactionId)).body.id;
  },
  signingKey: async (shop) => shop.secrets.signingKeys[0].keyId,
  approval: (shop) => askForRights(shop),
  bankStatement: (shop) => newStatement(shop),
  bankRefund: async (shop) => (await newBankRefund(shop, true)).refundId,
  bankRefundFile: async (shop) => (await newBankRefund(shop, true)).fileId,
  auditEntry: async (shop) => changedRights(shop, await makeAdmin(shop)),
  seat: async () => randomUUID(),
  operator: async (shop) => (await makeAdmin(shop)).userId,
  sharedOpening: async (shop, person) => {
    const opened = await openBoxes(shop, person, await stockBox(shop));
    const { transactionId = "" } = opened.body.openings[0] ?? {};
    return (await shareOpening(shop, person, transactionId)).body.token;
  },
  sharedWishlist: async (shop, { token }) =>
    (await shop.call("shareWishlist", { body: { showsName: true } }, { token })).body.token,
  lootbox: async (shop) => (await stockBox(shop)).lootboxId,
  address: (shop, person) => addAddress(shop, person),
  browserKey: async (shop, person) => (await addBrowser(shop, person)).body.id,
  limit: async (shop, person) => {
    const body = { kind: "Spend", period: "day", amount: 100 } as const;
    return (await shop.call("setLimit", { body }, person)).body.limits[0]?.id ?? "";
  },
  inventoryItem: (shop, person) => firstOf(giveItems(shop, person, 1)),
  boughtGift: async (shop, person) => (await boughtGift(shop, person)).id,
  giftPayment: async (shop, person) => pay(shop, (await buyGift(shop, person)).body),
  capture: (shop, person) => unmatchedCapture(shop, person),
  guestPurchase: async (shop) => {
    const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop), await putOnSale(shop, 500)]));
    await validateOrder(shop, await pay(shop, body));
    return body.purchaseId;
  },
  passkey: async ({ owner, clock }, { userId }) => {
    const [passkeyId, credentialId] = [randomUUID(), randomUUID()];
    const passkey = {
      passkeyId,
      credentialId,
      publicKey: Buffer.from("key"),
      counter: 0,
      transports: [],
      name: "Phone",
    };
    await owner.connection.insertInto("passkeyOwners").values({ userId, credentialId }).execute();
    await owner.connection
      .insertInto("passkeys")
      .values({ userId, createdAt: clock.now, ...passkey })
      .execute();
    return passkeyId;
  },
  payment: async (shop, person) => {
    const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
    return paymentIdOf(shop, body.transactionId);
  },
  paymentMeans: keptCard,
  payee: storedPayee,
  payout: storedPayout,
  person: async (_shop, { userId }) => userId,
  notification: (shop, person) => tellSomething(shop, person),
  gift: async (shop) => (await issuedGift(shop)).id,
  promoCode: async (shop) => (await codeFor(shop)).id,
  purchase: keptOrder,
  purchasePayment: async (shop, person) =>
    pay(shop, (await buyDirectly(shop, person, toSend([await putOnSale(shop)]))).body),
  reduction: async (shop) => (await reduced(shop, await makeAdmin(shop), (await putOnSale(shop)).itemId)).id,
  review: writtenReview,
  reviewPicture: async (shop, person) => (await picturedReview(shop, person)).pictureId,
  savedView: (shop, person) => saveSharedView(shop, person),
  shipment: (shop, person) => sendShipment(shop, person),
  topUpPayment: async (shop, person) =>
    pay(shop, (await topUp(shop, person, { addressId: await addAddress(shop, person) })).body),
  withdrawal: withdrawnOrder,
  work: async (shop) => (await planNewPrice(shop, await makeAdmin(shop))).id,
  transaction: async (shop, person) => {
    const opened = await openBoxes(shop, person, await stockBox(shop));
    return opened.body.openings[0]?.transactionId ?? "";
  },
};

const oneItemSent = { purchaseOption: "order", shippingMethod: "standard", expectedTotal: 25 };
const validation = { failTransactionIfUnsuccessful: true };

async function sendByCarrier(shop: Shop, person: TestPerson) {
  const [id, admin] = await Promise.all([sendShipment(shop, person), makeAdmin(shop)]);
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, id, { status });
  await moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
  return id;
}

async function paidTopUp(shop: Shop, person: TestPerson) {
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  await validate(shop, person, await pay(shop, body));
  return paymentIdOf(shop, body.transactionId);
}

const onePiece = { position: 1, isSent: false, quantity: 1 };

type Example = Request & {
  /** Creates the named thing, if the request needs it in another state than `things` creates it in. */
  made?: Make;
};

/** The fields without ids of requests that the shop accepts from the owner. */
export const examples: Partial<Record<EndpointName, Example>> = {
  notePresence: { body: { kind: "item", doing: "looking" } },
  markNotifications: { body: { mark: "read" } },
  createPromoCode: { body: { code: "SPRING", percent: 5, amount: null } },
  shareOpening: { body: { showsName: true, isListed: false } },
  shareWishlist: { body: { showsName: false } },
  setMailPreferences: { body: { shipmentSent: false, wishNews: true } },
  updateAddress: { body: { label: "Office", ...doorstep } },
  // Another action would close the account that a test goes on with.
  changeClosure: { body: { action: "TakeBack" } },
  sellInventoryItem: { body: { expectedSellPrice: 9 } },
  topUp: { body: { amount: 50, currencyCode: "EUR" } },
  listPaymentWays: { query: { currency: "EUR", amount: "50" } },
  validateTopUp: { body: validation },
  createShipment: { body: { shippingMethod: "standard", expectedShippingCost: 10 } },
  cancelShipment: { body: {} },
  buyFromBalance: { body: oneItemSent },
  buyDirectly: { body: oneItemSent },
  validatePurchase: { body: validation },
  downloadInvoice: {
    made: async (shop, person) => {
      const id = await things.purchase(shop, person);
      await runJob(shop, "number-invoices");
      return id;
    },
  },
  openCase: { body: { reason: "Asked odd questions" } },
  setCaseStatus: { body: { status: "InReview", version: 1 } },
  noteCase: { body: { text: "Called" } },
  renamePasskey: { body: { name: "Laptop" } },
  confirmLimit: {
    made: async (shop, person) => {
      const limitId = await things.limit(shop, person);
      await shop.call("setLimit", { body: { kind: "Spend", period: "day", amount: 200 } }, person);
      await ageLimits(shop, person, "25 hours");
      return limitId;
    },
  },
  openDispute: { body: { search: "T-1" } },
  uploadLegalDocument: { query: { fileName: "terms_of_service.pdf" } },
  mailDispute: { body: { text: "All holds" } },
  openDisputeCase: { body: { reason: "Says it was another ticket" } },
  lockPerson: { body: { isLocked: true, reason: "Asked for it", version: 1 } },
  endPersonSessions: { body: { reason: "Lost a phone" } },
  correctPersonIdentity: {
    body: { birthDate: "1990-01-01", residence: "NL", reason: "Showed a passport" },
    made: async ({ owner }, { userId }) => {
      const identity = { birthDate: "1991-01-01", residence: "DE" };
      await owner.connection
        .insertInto("protectionStates")
        .values({ userId, ...identity })
        .onConflict((conflict) => conflict.column("userId").doUpdateSet(identity))
        .execute();
      return userId;
    },
  },
  changePersonClosure: {
    body: { action: "TakeBack", reason: "Wants to stay" },
    made: async ({ owner, clock }, { userId }) => {
      const begun = { userId, begunAt: clock.now, begunBy: "Operator" as const };
      await owner.connection
        .insertInto("closures")
        .values(begun)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Of somebody who is locked out, one operator may take it back.
      await owner.connection.updateTable("users").set({ isLocked: true }).where("userId", "=", userId).execute();
      return userId;
    },
  },
  decideIdentity: {
    body: { askedAtUtc: ASKED_AT, result: "Refused", refusal: "Unreadable", reason: "Too dark" },
    made: waitingCheck,
  },
  viewIdentityPicture: {
    params: { picture: "Face" },
    made: async (shop, person) => {
      await handIn(shop, person);
      return person.userId;
    },
  },
  liftExclusion: {
    body: { reason: "That account is a sister's" },
    made: async ({ owner }, { userId }) => {
      await followStranger(owner.connection, userId);
      return userId;
    },
  },
  startPersonBreak: { body: { kind: "Break", reason: "Asked on the phone" } },
  resetPersonFactors: {
    body: { reason: "Lost a phone" },
    made: async ({ owner, clock }, { userId }) => {
      await owner.connection
        .updateTable("users")
        .set({ factorSince: clock.now })
        .where("userId", "=", userId)
        .execute();
      return userId;
    },
  },
  mailPersonPassword: { body: { reason: "Asked for it" } },
  notePerson: { body: { text: "Called about an order" } },
  creditPerson: { body: { amount: 5, reason: "A late shipment" } },
  holdShipments: { body: { isHeld: true, reason: "Looked at" } },
  setShipmentStatus: { body: { status: "Approved", version: 1 } },
  changeView: { body: { title: "Ours", query: "", isShared: true, version: 1 } },
  deleteView: { query: { version: "1" } },
  refundPurchase: { body: { lines: [{ position: 1, quantity: 1 }], leftAmount: 30, reason: "Broken" } },
  refundTopUp: { body: { amount: 5, leftAmount: 50, reason: "Withdrawn" }, made: paidTopUp },
  withdraw: { body: { name: "Mara Lind", orderNumber: null, email: "mara@trove.example" } },
  acceptReturn: { body: { version: 1 }, made: faultyGoods },
  matchWithdrawal: {
    body: { orderNumber: "O-000000000001", reason: "Called us", version: 1 },
    made: unmatchedWithdrawal,
  },
  acceptPosting: { body: { pieces: [onePiece], reason: "Sent a receipt", version: 1 } },
  receiveGoods: { body: { pieces: [{ ...onePiece, condition: "New", isRestocked: true }], version: 1 } },
  refundWithdrawal: { body: { deduction: 0, version: 2 }, made: arrivedGoods },
  refuseWithdrawal: { body: { exception: "TooLate", reason: "A year ago", version: 1 } },
  ...paymentExamples,
  planShipmentMoves: { body: { status: "Approved" } },
  planItemEdit: { body: { change: { pricePercent: 10 } } },
  startWork: { body: { version: 1 } },
  cancelWork: { body: { version: 2 }, made: runningWork },
  retryWork: { body: { version: 3 }, made: workWithFailure },
  revertWork: { body: { version: 3 }, made: ranWork },
  buyGift: { body: { amount: 50 } },
  validateGift: { body: validation },
  renewGiftCode: { made: confirmedGift },
  redeemGift: { body: { code: "7K3MQ-9AW0X-HT5RB-2C8NE" } },
  issueGift: { body: { amount: 20, email: "ida@berg.example", language: "en", reason: "A late parcel" } },
  voidGift: { body: { version: 1, reason: "Sent by mistake" } },
  endPromoCode: { body: { version: 1 } },
  putReview: { body: { rating: 5, text: "Pours well.", showsName: false, version: 0 }, made: receiveItem },
  viewOwnReviewPicture: { params: { place: "1" }, made: picturedItem },
  moderateReview: { body: { state: "Published", version: 1 } },
  confirmDelivery: { body: { version: 4 }, made: sendByCarrier },
};
