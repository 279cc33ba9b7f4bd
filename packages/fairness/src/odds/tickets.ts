type Weighted = { readonly tickets: number };

/**
 * The drop that wins with a ticket: the first drop, in the published order, for which the running sum of tickets
 * exceeds the ticket's number. Throws RangeError unless the ticket is an integer from 0 below the sum of all tickets.
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

/** The first and last ticket of each drop, both inclusive, in the published order. */
export function ticketRanges(drops: readonly Weighted[]): { ticketFrom: number; ticketTo: number }[] {
  let end = 0;
  return drops.map(({ tickets }) => {
    const ticketFrom = end;
    end += tickets;
    return { ticketFrom, ticketTo: end - 1 };
  });
}
