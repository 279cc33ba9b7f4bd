import { newIntentKey } from "../../../api/intent.ts";
import type { Box, Outcome } from "./opening-phase.ts";
import { dropOf } from "../reel/reel-cells.ts";

const TICKETS = 1_000_000;
const UNBIASED_BELOW = 2 ** 32 - (2 ** 32 % TICKETS);

/** A random ticket, uniformly distributed, from the browser's secure random numbers. */
function randomTicket(): number {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < UNBIASED_BELOW) return number % TICKETS;
  }
}

/** Simulates opening `quantity` boxes with the real odds. Sends no request; nothing is won or charged. */
export function demoOpening(box: Pick<Box, "id" | "name" | "price" | "drops">, quantity: number): Outcome {
  const wins = Array.from({ length: quantity }, () => {
    const ticket = randomTicket();
    const { item, probability } = dropOf(box.drops, ticket);
    return { id: newIntentKey(), item, probability, ticket };
  });
  return { source: "demo", boxId: box.id, boxName: box.name, price: box.price, wins };
}
