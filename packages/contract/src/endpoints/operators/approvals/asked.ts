import { z } from "zod";
import { day, euros } from "../../../fields.ts";
import { PRESET_NAMES } from "../../../permissions.ts";
import { SETTING_GROUPS } from "../../../settings/setting-groups.ts";
import { PROMO_KINDS } from "../../promotions/kinds.ts";
import { BULK_MOVES, WORK_KINDS } from "../../../statuses.ts";

const count = z.int().min(0);
const presets = z.array(z.enum(PRESET_NAMES));
/** A username. Null for a guest, or if the payer is unknown. */
const personName = z.string().nullable();
const paid = z.strictObject({ currencyCode: z.string(), amount: euros });

/** The facts of a waiting call, from which a page makes the sentence that asks a second person for approval. */
export const asked = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("appointOperator"), personName, presets }),
  z.strictObject({
    action: z.literal("applyBankStatement"),
    fileName: z.string(),
    payments: count,
    amount: euros,
    /** The payments that the bank took back. */
    takenBack: count,
    /** The bookings that an operator has to look at, such as those that differ from an earlier file. */
    odd: count,
  }),
  z.strictObject({ action: z.literal("approvePayout"), personName, amount: euros }),
  z.strictObject({ action: z.literal("bookCapture"), personName, paid }),
  z.strictObject({
    action: z.literal("changePersonClosure"),
    personName,
    change: z.enum(["Begin", "TakeBack", "Confirm", "NoteTransfer", "GiveUpRest"]),
    /** The items, their value, and the money that the person gives up, or the rest of a closed account; else none. */
    items: count,
    sellValue: euros,
    amount: euros,
    /** The part of `amount` whose refund the payment provider has refused. */
    refusedAmount: euros,
    /** Who gets the bank transfer; null for other changes. */
    payee: z.string().nullable(),
  }),
  z.strictObject({ action: z.literal("changeRights"), personName, presets }),
  z.strictObject({ action: z.literal("changeSettings"), group: z.enum(SETTING_GROUPS) }),
  z.strictObject({
    action: z.literal("createReduction"),
    itemName: z.string(),
    /** The number of its items. */
    items: count,
    /** Null if it names a price. */
    percent: count.nullable(),
    price: euros.nullable(),
    /** The first day and the last. The first is null if it begins with the approval. */
    from: day.nullable(),
    until: day,
  }),
  z.strictObject({
    action: z.literal("createPromoCode"),
    code: z.string(),
    kind: z.enum(PROMO_KINDS),
    percent: count.nullable(),
    /** The most that it may take off all orders; null if that is not known. */
    amount: euros.nullable(),
    maxUses: count.nullable(),
  }),
  z.strictObject({ action: z.literal("creditCapture"), personName, paid }),
  z.strictObject({ action: z.literal("creditPerson"), personName, amount: euros }),
  z.strictObject({ action: z.literal("correctPersonIdentity"), personName, birthDate: day, residence: z.string() }),
  z.strictObject({ action: z.literal("decideIdentity"), personName }),
  z.strictObject({ action: z.literal("failBankRefund"), personName, paid }),
  z.strictObject({ action: z.literal("holdShipments"), personName, amount: euros }),
  z.strictObject({ action: z.literal("liftExclusion"), personName }),
  z.strictObject({ action: z.literal("issueGift"), email: z.string(), amount: euros }),
  z.strictObject({ action: z.literal("moderateReview"), itemName: z.string(), rating: z.int(), isVoid: z.boolean() }),
  z.strictObject({ action: z.literal("publishLootboxVersion"), boxName: z.string(), boxVersion: z.int() }),
  z.strictObject({ action: z.literal("refundCapture"), paid }),
  z.strictObject({
    action: z.literal("refundPurchase"),
    orderNumber: z.string(),
    amount: euros,
    toBalance: z.boolean(),
  }),
  z.strictObject({ action: z.literal("refundTopUp"), personName, paid }),
  z.strictObject({ action: z.literal("refundWithdrawal"), withdrawalNumber: z.string(), amount: euros }),
  z.strictObject({ action: z.literal("refusePayout"), personName, amount: euros }),
  z.strictObject({ action: z.literal("setLootboxStatus"), boxName: z.string() }),
  z.strictObject({ action: z.literal("setShipmentStatus"), shipmentNumber: z.string(), amount: euros }),
  z.strictObject({
    action: z.literal("startWork"),
    title: z.string(),
    kind: z.enum(WORK_KINDS),
    moveTo: z.enum(BULK_MOVES).nullable(),
    /** The number of rows that wait. */
    rows: count,
  }),
  z.strictObject({ action: z.literal("updateItem"), itemName: z.string() }),
  z.strictObject({ action: z.literal("voidGift"), personName, amount: euros }),
]);

export type Asked = z.output<typeof asked>;
