import { defineTexts } from "../../texts.ts";

/** Texts of notifications to customers. Text between asterisks is bold. */
export const happenings = defineTexts({
  categories: {
    account: "Account",
    orders: "Orders",
    shipments: "Shipments",
    payments: "Payments",
    boxes: "Boxes",
    wishlist: "Wishlist",
  },
  orderPaid: (number: string) => `Payment received for order *${number}*`,
  orderPaidLate: (number: string, amount: string) => `*${amount}* is in your balance: *${number}* was paid late`,
  orderUnpaid: (number: string) => `Order *${number}* was cancelled: its payment failed`,
  shipmentMoved: {
    Approved: (number: string) => `Shipment *${number}* was approved`,
    Shipping: (number: string) => `We're packing shipment *${number}*`,
    Shipped: (number: string) => `Shipment *${number}* is on its way`,
    Delivered: (number: string) => `Shipment *${number}* was delivered`,
    Cancelled: (number: string) => `Shipment *${number}* was cancelled`,
  },
  toppedUp: (amount: string) => `*${amount}* was added to your balance`,
  topUpFailed: (amount: string) => `Your top-up of *${amount}* failed. You weren't charged`,
  refunded: (amount: string) => `We refunded *${amount}* to the card or account you paid with`,
  refundCameBack: (amount: string) => `Your refund of *${amount}* came back to your balance`,
  payoutEnded: {
    Paid: (amount: string) => `Your payout of *${amount}* is on its way to your bank`,
    Returned: (amount: string) => `Your payout of *${amount}* came back to your balance`,
    Refused: (amount: string) => `Your payout of *${amount}* was not made, so it is in your balance again`,
  },
  credited: (amount: string) => `We credited *${amount}* to your balance`,
  identityDecided: {
    Verified: "Your identity is *verified*",
    Refused: "Your identity *couldn't be verified*",
    Declared: "Please send *your pictures* again",
  },
  bigWin: (name: string, worth: string) => `You won *${name}*, worth *${worth}*`,
  priceFell: (name: string, price: string) => `*${name}* now costs *${price}*`,
  backInStock: (name: string, price: string) => `*${name}* is back in stock for *${price}*`,
});
