/** By the nodes' clocks, offers end and limits count. A larger difference than this is a fault. */
export const CLOCKS_APART_MS = 100;

/** The coordinator's clock before and after the nodes were asked, and what they answered, in milliseconds. */
export type Asked = { before: number; after: number; nodes: readonly number[] };

/** Returns how far a node's clock is from the coordinator's, at least: it was read between `before` and `after`. */
export function clocksApart({ before, after, nodes }: Asked): number {
  return Math.max(0, ...nodes.map((clock) => Math.max(before - clock, clock - after)));
}

export const clocksText = (apartMs: number) =>
  `a node's clock is ${Math.round(apartMs)} ms from the coordinator's; more than ${CLOCKS_APART_MS} ms is a fault: ` +
  "offers and limits are judged by these clocks";
