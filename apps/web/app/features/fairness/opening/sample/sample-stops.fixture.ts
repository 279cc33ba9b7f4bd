import {
  type AnsweredStop,
  parseStop,
  type SignedStop,
  type SignedText,
  stopAnswerText,
  stopHash,
} from "@trove/fairness";

/** The parts of a shop that answer stops. */
type Answering = {
  readonly ended: { readonly length: number };
  readonly before: string;
  sign(text: string): SignedText;
  now(): string;
};

/** The answers of an honest shop to stops. */
export class SampleStops {
  readonly answers = new Map<string, SignedText>();
  readonly taken: AnsweredStop[] = [];
  readonly #shop: Answering;

  constructor(shop: Answering) {
    this.#shop = shop;
  }

  /** Takes an END, or a break if it comes with one, for the next nonce. */
  answer(stop: SignedStop, isBreak = false): SignedText {
    const known = this.answers.get(stop.text);
    if (known !== undefined) return known;
    const { kind, nonce, before } = parseStop(stop.text);
    const isNext = nonce === this.#shop.ended.length && before === this.#shop.before;
    const isTaken = isNext && (isBreak || kind === "END");
    const facts = { isTaken, stopHash: stopHash(stop.text), time: this.#shop.now() };
    const answer = this.#shop.sign(stopAnswerText(facts));
    this.answers.set(stop.text, answer);
    if (isTaken) this.taken.push({ stop, answer });
    return answer;
  }
}
