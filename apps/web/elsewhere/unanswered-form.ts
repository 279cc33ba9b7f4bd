import { type KeptOpening, readableOffer, type UnansweredOpening } from "@trove/fairness";
import { element, find } from "./elements.ts";
import { handIn, type HandInShop } from "./hand-in.ts";

const part = find("unanswered", HTMLElement);
const offerPart = find("unanswered-offer", HTMLElement);
const list = find("unanswered-list", HTMLElement);
const button = find("hand-in", HTMLButtonElement);

type Chosen = {
  readonly openings: readonly UnansweredOpening[];
  readonly address: string;
  readonly shop: HandInShop;
};

let chosen: Chosen | undefined;
/** The number of files so far. Answers for an earlier one are dropped. */
let files = 0;

const nameOf = ({ offer }: UnansweredOpening) =>
  `Opening number ${readableOffer(offer.text)?.nonce ?? "that can't be read"}`;

/** Offers to hand in the openings of a file. Answers of an earlier press stay, also if nothing is left to hand in. */
export function offerHandIn(next: Chosen | undefined): void {
  chosen = next;
  offerPart.hidden = next === undefined || next.openings.length === 0;
  part.hidden = offerPart.hidden && list.childElementCount === 0;
}

/** Forgets the answers for an earlier file. */
export function forgetAnswers(): void {
  files += 1;
  list.replaceChildren();
}

/** Calls back with the openings that have got an answer of the shop, by the texts of their offers. */
export function onHandedIn(take: (answers: ReadonlyMap<string, KeptOpening>) => void): void {
  const press = async ({ openings, address, shop }: Chosen) => {
    const asked = files;
    button.disabled = true;
    const answers = new Map<string, KeptOpening>();
    const lines: HTMLElement[] = [];
    for (const kept of openings) {
      if (asked !== files) break;
      list.replaceChildren(...lines, element("li", `${nameOf(kept)}: asking the mirror…`, "quiet"));
      const { text, answered } = await handIn(address, kept, shop);
      lines.push(element("li", `${nameOf(kept)}: ${text}`));
      if (answered !== undefined) answers.set(kept.offer.text, answered);
    }
    button.disabled = false;
    if (asked !== files) return;
    list.replaceChildren(...lines);
    if (answers.size > 0) take(answers);
  };
  button.addEventListener("click", () => void (chosen && press(chosen)));
}
