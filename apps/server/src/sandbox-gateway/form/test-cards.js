/** The gateway's test cards, each with the name of the text that describes it. */
export const testCards = [
  { number: "4242424242424242", text: "cardSucceeds" },
  { number: "4000000000003220", text: "cardSecure" },
  { number: "4000000000000002", text: "cardDeclined" },
  { number: "4000000000000077", text: "cardPending" },
  { number: "4000000000000341", text: "cardLate" },
  { number: "4000000000000259", text: "cardChargedBack" },
  { number: "4000000000005126", text: "cardRefundFails" },
];
