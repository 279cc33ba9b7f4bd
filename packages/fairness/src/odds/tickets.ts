type Weighted = { readonly tickets: number };

/**
 * The drop that a ticket wins: the first one, in the published order, whose running sum of tickets exceeds it. Throws
 * RangeError unless the ticket is an integer from 0 that is below the sum of all tickets.
 */
export function dropAt<D extends Weighted>(drops: readonly D[], ticket: number): D {
  if (Number.isSafeInteger(ticket) && ticket >= 0) {
    let end = 0;
    for (const drop of drops) {
      end += drop.tickets;
      if (end > ticket) return drop;
    }
  }
  throw new RangeError(`No drop has the ticket ${ticket}`);
}

/** Each drop's first and last ticket, both inclusive, in the published order. */
export function ticketRanges(drops: readonly Weighted[]): { ticketFrom: number; ticketTo: number }[] {
  let end = 0;
  return drops.map(({ tickets }) => {
    const ticketFrom = end;
    end += tickets;
    return { ticketFrom, ticketTo: end - 1 };
  });
}
