import { defineTexts } from "../../texts.ts";

/** Texts with which a person shares an opening. */
export const shareTexts = defineTexts({
  share: "Share",
  title: "Share this opening",
  lead: "Create a link that shows this opening with its proof. Anyone who has the link can open it. You can end it at any time.",
  shared: "Anyone who has this link can see this opening with its proof.",
  readable: "What becomes readable:",
  parts: {
    opening: "Box, price, items, chances and time, of all boxes opened with the same press",
    proof: "The signed record: your account's internal id, your client seed and your browsers' public keys",
    balance: "Your balance just before and just after this opening, because the signatures cover it",
  },
  name: "Show my username",
  listed: "Also link it from the box's page",
  listedHint: "Among the latest openings of this box, for everyone to verify.",
  link: "Link",
  create: "Create link",
  stop: "Stop sharing",
  done: "Done",
  cancel: "Cancel",
});
