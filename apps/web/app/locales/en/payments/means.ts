import { defineTexts } from "../../texts.ts";

/** Texts of the cards that payment providers keep. */
export const means = defineTexts({
  title: "Payment methods",
  cards: "Kept cards",
  lead: "Our payment provider keeps them, not we. We never charge one without you: each payment needs your press, and your bank may ask you to confirm it.",
  none: "No cards kept yet. To keep one, tick the box when you pay by card.",
  notOffered: "This shop keeps no cards: you type your card each time.",
  hidden: (time: string) =>
    `Your password, email address or two-step sign-in was just changed. For your safety, your cards are hidden until ${time}, and can't be paid with.`,
  lost: "Your cards can't be read right now. You can still pay by typing a card.",
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  valid: (month: string) => `Valid until ${month}`,
  expired: (month: string) => `Expired in ${month}`,
  remove: (card: string) => `Remove ${card}`,
  removeTitle: "Remove this card?",
  removeText: "Our payment provider forgets it. You can keep it again with your next payment.",
  cancel: "Cancel",
  confirm: "Remove",
  removed: "Card removed",
});
