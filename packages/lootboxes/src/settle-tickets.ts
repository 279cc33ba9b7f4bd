/** Rounds the counts down, then adds one ticket each to the largest fractions until the sum is the rounded total. */
function wholeTickets(exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, count) => sum + count, 0));
  const missing = total - whole.reduce((sum, count) => sum + count, 0);
  const byFraction = exact.map((count, place) => ({ place, fraction: count - Math.floor(count) }));
  const chosen = byFraction.toSorted((a, b) => b.fraction - a.fraction).slice(0, missing);
  const lucky = new Set(chosen.map(({ place }) => place));
  return whole.map((count, place) => count + (lucky.has(place) ? 1 : 0));
}

type Move = { from: number; to: number; count: number; error: number };

/**
 * The move of tickets between two items that comes closest to the missing cents. Of equally close moves, the one with
 * the fewest tickets.
 */
function bestMove(prices: readonly number[], tickets: readonly number[], missing: number): Move | undefined {
  let best: Move | undefined;
  for (const [from, held = 0] of tickets.entries()) {
    for (const [to, price] of prices.entries()) {
      const gain = price - (prices[from] ?? 0);
      if (gain === 0 || gain > 0 !== missing > 0) continue;
      const count = Math.min(held - 1, Math.max(1, Math.round(missing / gain)));
      if (count < 1) continue;
      const error = Math.abs(missing - count * gain);
      if (best === undefined || error < best.error || (error === best.error && count < best.count)) {
        best = { from, to, count, error };
      }
    }
  }
  return best;
}

/**
 * Rounds tickets to whole numbers, then moves tickets between two items while that brings the total win closer to
 * `wanted` cents. The sum of the tickets stays the same, and no item falls below 1.
 */
export function settleTickets(prices: readonly number[], exact: readonly number[], wanted: number): number[] {
  const tickets = wholeTickets(exact);
  for (;;) {
    const missing = wanted - tickets.reduce((sum, count, place) => sum + count * (prices[place] ?? 0), 0);
    const move = bestMove(prices, tickets, missing);
    if (move === undefined || move.error >= Math.abs(missing)) return tickets;
    tickets[move.from] = (tickets[move.from] ?? 0) - move.count;
    tickets[move.to] = (tickets[move.to] ?? 0) + move.count;
  }
}
