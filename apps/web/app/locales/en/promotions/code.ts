import { defineTexts } from "../../texts.ts";

/** Texts of the field for a promo code, which is loaded with it. */
export const promoCode = defineTexts({
  use: "Use code",
  label: "Code",
  apply: "Apply",
  remove: "Remove code",
  used: (code: string) => `Code ${code}`,
  takes: (amount: string) => `takes off ${amount}`,
  freeShipping: "Shipping is free",
  refusals: {
    Unknown: "We don't know this code. Check the spelling.",
    UsedUp: "This code has been used up.",
    NotForThese: "This code isn't for these items.",
    BelowMinimum: "The items that this code is for cost too little.",
    FirstOrder: "This code is for a first order only.",
    SignIn: "Sign in to use this code.",
    OnlySent: "This code is only for orders that we send to you.",
  },
});
