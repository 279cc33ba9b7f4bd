import { defineTexts } from "../../texts.ts";

/** Texts that a person sends when they share an opening. */
export const shareTexts = defineTexts({
  share: "Share",
  title: "Share this opening",
  lead: "Create a link that shows this opening. Anyone who has the link can open it. You can end it at any time.",
  shared: "Anyone who has this link can see this opening.",
  readable: "What people with the link can see",
  parts: {
    opening: "Box, price, items, chances and time, of all boxes opened together",
    log: "Its entry in the public log, by which their browser checks it",
    proof: "The signed record: your account's internal id, your client seed and your browsers' public keys",
    balance: "Your balance just before and just after this opening, because the signatures cover it",
  },
  name: "Show my username",
  proof: "Share the full proof too",
  proofHint: "With it, their browser can check every signature. It contains your balance and ids.",
  listed: "Also link it from the box's page",
  listedHint: "Among the latest openings of this box, for everyone to verify.",
  link: "Link",
  create: "Create link",
  stop: "Stop sharing",
  done: "Done",
  cancel: "Cancel",
});
