import type { Asked } from "@trove/contract";
import { defineTexts } from "../../texts.ts";
import { exactPercent, number, percent, plural } from "../grammar.ts";

/** Texts about operators' requests and changes: a sentence for each kind of approval, and the names of fields. */
const timesOf = (uses: number | null) =>
  uses === null ? "used any number of times" : `used up to ${plural(uses, { one: "# time", other: "# times" })}`;

export const changes = defineTexts({
  asks: {
    appointOperator: (person: string, presets: string) => `Make ${person} an operator: ${presets}`,
    bookCapture: (amount: string, person: string) => `Book ${amount} from quarantine to the payment of ${person}`,
    beginPersonClosure: (person: string) => `Begin to close the account of ${person}, who has asked in writing`,
    stopPersonClosure: (person: string) => `Stop closing the account of ${person}, who is not locked`,
    confirmPersonClosure: (person: string, items: string, value: string, amount: string) =>
      `Close the account of ${person} for good, who gives up ${items} worth ${value} and ${amount} of the balance`,
    transferRest: (person: string, amount: string, payee: string) =>
      `Send ${amount} by bank transfer to ${payee}, for the closed account of ${person}`,
    keepRest: (person: string, amount: string) => `Keep ${amount} that the closed account of ${person} still has`,
    refusedOfClosure: (closing: string, refused: string) => `${closing}, ${refused} of it because a card refused it`,
    changeRights: (person: string, presets: string) => `Change the rights of ${person} to ${presets}`,
    changeSettings: (group: string) => `Change settings: ${group}`,
    createPromoCode: (code: string, most: string | null) =>
      most === null
        ? `Make the promo code ${code}, with any number of uses`
        : `Make the promo code ${code}, of ${most} in all`,
    promoPercent: (code: string, share: number, uses: number | null) =>
      `Make the promo code ${code} of ${share} %, ${timesOf(uses)}`,
    promoShipping: (code: string, uses: number | null) =>
      `Make the promo code ${code} for free shipping, ${timesOf(uses)}`,
    creditCapture: (amount: string, person: string) => `Credit ${amount} from quarantine to ${person}`,
    correctPersonIdentity: (person: string, birthDate: string, residence: string) =>
      `Correct ${person} to be born on ${birthDate} and live in ${residence}, which counts alone right away`,
    creditOwed: (amount: string, order: string) =>
      `Credit ${amount} of order ${order} to the balance, which the card did not take`,
    voidGift: (amount: string, person: string) => `Void a gift code of ${person} and refund ${amount}`,
    issueGift: (amount: string, email: string) => `Mail a gift code of ${amount} to ${email}`,
    creditPerson: (amount: string, person: string) => `Give ${person} ${amount} as goodwill`,
    liftExclusion: (person: string) => `Lift the exclusion of ${person}, which follows another account`,
    decideIdentity: (person: string) => `Verify the identity of ${person}`,
    holdShipments: (person: string, amount: string) => `Release shipments of ${person} worth ${amount}`,
    publishLootboxVersion: (version: number, box: string) => `Publish version ${number(version)} of ${box}`,
    refundCapture: (amount: string) => `Return ${amount} from quarantine to its payer`,
    approvePayout: (amount: string, person: string) => `Pay ${amount} of winnings to ${person}`,
    refusePayout: (amount: string, person: string) => `Refuse a payout of ${amount} to ${person} that was sent already`,
    applyBankStatement: (fileName: string, payments: number, amount: string, odd: { takenBack: number; odd: number }) =>
      `Import the bank statement ${fileName}, with ${plural(payments, { one: "# payment", other: "# payments" })} of ${amount}, ${plural(odd.takenBack, { one: "# payment taken back", other: "# payments taken back" })} and ${plural(odd.odd, { one: "# odd booking", other: "# odd bookings" })}`,
    failBankRefund: (amount: string, person: string) =>
      `Note that the bank has refused to send a refund of ${amount} to ${person}`,
    refundPurchase: (amount: string, order: string) => `Refund ${amount} of order ${order}`,
    refundTopUp: (amount: string, person: string) => `Refund ${amount} of a top-up of ${person}`,
    publishReview: (item: string) => `Let a review of ${item} count again`,
    voidReview: (item: string, stars: number) =>
      `Don’t count a review of ${item} with ${plural(stars, { one: "# star", other: "# stars" })}`,
    refundWithdrawal: (amount: string, withdrawal: string) => `Refund ${amount} of withdrawal ${withdrawal}`,
    removeRights: (person: string) => `Take all rights from ${person}`,
    setLootboxStatus: (box: string) => `Open ${box}`,
    setShipmentStatus: (shipment: string, amount: string) => `Cancel shipment ${shipment} and refund ${amount}`,
    startWork: (name: string, rows: number) => `Run “${name}” with ${plural(rows, { one: "# row", other: "# rows" })}`,
    createReduction: (name: string, by: string, from: string | null, until: string) =>
      `Reduce ${name}, also held by open boxes: ${by}, ${from === null ? "from your approval" : `from ${from}`} to ${until}`,
    updateItem: (item: string) => `Change ${item}, also in open boxes`,
  } satisfies Record<
    | Exclude<Asked["action"], "changePersonClosure" | "moderateReview">
    | "promoPercent"
    | "promoShipping"
    | "publishReview"
    | "voidReview"
    | "removeRights"
    | "creditOwed"
    | "beginPersonClosure"
    | "stopPersonClosure"
    | "refusedOfClosure"
    | "confirmPersonClosure"
    | "transferRest"
    | "keepRest",
    unknown
  >,
  guest: "a guest",
  reverts: "This reverts an earlier change.",
  box: "What the box holds",
  openBoxes: "Open boxes with new odds",
  boxColumn: "Box",
  price: "Price",
  payout: "Payout",
  item: "Item",
  before: "Before",
  after: "After",
  pays: (payout: number) => exactPercent(payout),
  chance: (chance: number) => percent(chance),
  marks: { added: "New", removed: "Removed", changed: "Changed" },
  rows: "What it will do",
  more: (count: number) => `Show all ${plural(count, { one: "# row", other: "# rows" })}`,
  exact: "Exact odds table",
  was: "Before:",
  becomes: "After:",
  fields: {
    amount: "Amount",
    altTexts: "Picture descriptions",
    balance: "Balance afterwards",
    brand: "Brand",
    cancelReason: "Reason for cancelling",
    carrier: "Carrier",
    categoryId: "Category",
    categoryIds: "Categories",
    chargedBack: "Charged back",
    credited: "Credited to the balance",
    currencyCode: "Currency",
    deliveredAt: "Delivered",
    description: "Description",
    drops: "Planned drops",
    galleryUrls: "Pictures",
    handledAt: "Warnings handled",
    held: "Held back for refunds",
    hold: "Hold that ends",
    hue: "Colour",
    imageUrl: "Picture",
    isActive: "In the shop",
    isHeld: "Shipments on hold",
    isLocked: "Account locked",
    isSellable: "Can be bought",
    lines: "Lines",
    lowStock: "Counts as low from",
    marketPrice: "Market price",
    name: "Name",
    oddsHash: "Hash of the odds",
    ownerId: "Owner",
    paymentId: "Payment",
    presets: "Rights",
    price: "Price",
    refunded: "Refunded",
    release: "Left the quarantine as",
    requested: "Refund to the payer",
    returned: "Returned",
    slug: "Address",
    status: "Status",
    stock: "Stock",
    tableVersion: "Version of the odds",
    tags: "Tags",
    trackingNumber: "Tracking number",
    transactionId: "Transaction",
    userInfoId: "Person",
    value: "Value",
    weightGrams: "Weight in grams",
    manufacturerName: "Manufacturer",
    manufacturerAddress: "Postal address of the manufacturer",
    manufacturerContact: "Email or web address of the manufacturer",
    manufacturerCountry: "Country of the manufacturer",
    responsibleName: "Responsible person in the EU",
    responsibleAddress: "Postal address of the responsible person",
    responsibleContact: "Email or web address of the responsible person",
    identifier: "Model, type or batch",
    warnings: "Warnings",
  },
});
