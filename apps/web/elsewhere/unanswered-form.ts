import { type KeptOpening, readableOffer, type UnansweredOpening } from "@trove/fairness";
import { element, find } from "./elements.ts";
import { type HandedIn, handIn, type HandInShop } from "./hand-in.ts";

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

/** A line with a mirror's answer. Its language may not be the page's. */
function answerLine(kept: UnansweredOpening, { text, lang }: HandedIn): HTMLElement {
  const line = element("li", `${nameOf(kept)}: `);
  line.append(Object.assign(element("span", text), lang && { lang: lang.tag, dir: lang.dir }));
  return line;
}

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
      const handedIn = await handIn(address, kept, shop);
      lines.push(answerLine(kept, handedIn));
      if (handedIn.answered !== undefined) answers.set(kept.offer.text, handedIn.answered);
    }
    button.disabled = false;
    if (asked !== files) return;
    list.replaceChildren(...lines);
    if (answers.size > 0) take(answers);
  };
  button.addEventListener("click", () => void (chosen && press(chosen)));
}
