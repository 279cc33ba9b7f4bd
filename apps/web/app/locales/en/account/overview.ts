import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts of the overview of a customer's account. */
export const account = defineTexts({
  lead: (name: string) => `Signed in as ${name}`,
  balance: { title: "Balance", statement: "Statement", topUp: "Top up" },
  inventory: {
    title: "Inventory",
    all: "View all",
    pieces: (count: number) => plural(count, { one: "# piece", other: "# pieces" }),
    worth: "Worth",
    boxes: "See the boxes",
    best: "Your most valuable items",
  },
  limits: {
    title: "Limits and breaks",
    all: "Manage",
    none: "No limit set",
    why: "Decide in advance what you can spend.",
    break: "On a break",
    until: (time: string) => `Until ${time}`,
  },
  parcels: {
    title: "On their way",
    all: "All shipments",
    ship: "Ship items",
    none: "Nothing is on its way. You can have items in your inventory shipped at any time.",
  },
  orders: { title: "Last orders", all: "All orders", none: "No orders yet.", toShop: "To the shop" },
});
