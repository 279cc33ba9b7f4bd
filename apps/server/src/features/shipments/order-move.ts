import {
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderDetail,
  type OrderStatus,
} from "@trove/contract";

/** Returns the statuses from which an actor may move an order to `to` with the given details. */
export function sourcesOf(to: OrderStatus, by: OrderActor, given: readonly OrderDetail[]): OrderStatus[] {
  return ORDER_STATUSES.filter((from) =>
    ORDER_TRANSITIONS[from].some(
      (move) => move.to === to && move.by.includes(by) && move.requires.every((detail) => given.includes(detail)),
    ),
  );
}

/** Returns the details that a move still needs. Undefined if the actor may not make the move at all. */
export function missingDetails(
  from: OrderStatus,
  to: OrderStatus,
  by: OrderActor,
  given: readonly OrderDetail[],
): OrderDetail[] | undefined {
  const move = ORDER_TRANSITIONS[from].find((each) => each.to === to && each.by.includes(by));
  return move?.requires.filter((detail) => !given.includes(detail));
}
