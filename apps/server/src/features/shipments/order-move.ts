import {
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderDetail,
  type OrderStatus,
} from "@trove/contract";

/** From which states somebody may bring an order to another, with the details at hand. */
export function sourcesOf(to: OrderStatus, by: OrderActor, given: readonly OrderDetail[]): OrderStatus[] {
  return ORDER_STATUSES.filter((from) =>
    ORDER_TRANSITIONS[from].some(
      (move) => move.to === to && move.by.includes(by) && move.requires.every((detail) => given.includes(detail)),
    ),
  );
}

/** What is missing to bring an order from one state to another; undefined where the move is not to be had at all. */
export function missingDetails(
  from: OrderStatus,
  to: OrderStatus,
  by: OrderActor,
  given: readonly OrderDetail[],
): OrderDetail[] | undefined {
  const move = ORDER_TRANSITIONS[from].find((each) => each.to === to && each.by.includes(by));
  return move?.requires.filter((detail) => !given.includes(detail));
}
