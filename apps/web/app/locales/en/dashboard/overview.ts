import { defineTexts } from "../../texts.ts";

export const overview = defineTexts("dashboard-overview", {
  title: "Dashboard",
  text: "You're signed in as an administrator. Move shipments on, or look at the shop as your customers see it.",
  shipments: "Shipments",
  shop: "Look at the shop",
  boxes: "Look at the boxes",
});
