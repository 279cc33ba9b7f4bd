import { openingsMail } from "./confirmation.ts";

export const openingTexts = openingsMail({
  amounts: undefined,
  apart: (name) => name,
  subject: (brand, day) => `Your ${brand} openings of ${day}`,
  heading: (day) => `Your openings of ${day}`,
  lead: "This is the confirmation of the boxes you opened. Keep it.",
  opened: (nonce, time, box, item) => `No. ${nonce}, ${time}, ${box}: ${item}`,
  paid: "Paid for boxes",
  odds: (box, version, hash) => `Odds of ${box}, version ${version}. Hash: ${hash}`,
  check: "Check your openings",
  times: (zone) => `Times are those of ${zone}. The page above has each opening's proof, which you can save.`,
  returnable: (openings, link) =>
    `You can withdraw from the openings no. ${openings} within 14 days after you receive the item, without giving a reason. You send the item back, and we return the price of the opening. An item that you sold back can't be returned. ${link}`,
  consented: (openings) =>
    `Openings no. ${openings}: you agreed that the box is opened at once, and know that your right to withdraw from this contract ended with the draw.`,
  seller: (line) => `Seller: ${line}`,
  off: (link) => `You get this email for each day on which you opened boxes. You can turn it off here: ${link}`,
});
