import { defineTexts } from "../../texts.ts";
import { percent } from "../grammar.ts";

/** Texts of the page of a shared opening. */
export const sharedOpening = defineTexts({
  title: (items: string, box: string) => `${items} from ${box}`,
  description: (price: string) => `A box opened for ${price}. Your own browser checks it.`,
  by: "Shared by",
  somebody: "Shared anonymously",
  chance: (probability: number) => `Chance: ${percent(probability)}`,
  box: "Box",
  price: "Price",
  time: "Opened",
  proof: "Proof",
  proofLead: "Nothing here has to be believed: your browser fetches the signed record and checks it itself.",
  logLead:
    "The person kept the full proof, with their balance and ids, to themselves. The public log has this opening without them, and your browser checks it there.",
  gone: {
    title: "Nothing is shared here",
    text: "The link may be wrong, or the person has stopped sharing this opening.",
    action: "Browse boxes",
  },
});
