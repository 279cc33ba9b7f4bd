import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBox, anyPrice } from "../test/any-box.ts";
import { type Fit, fitToPayout, type FitRequest, payoutOf, ticketsOf, worthOf } from "./index.ts";

const anyRequest: fc.Arbitrary<FitRequest> = fc
  .record({
    box: anyBox,
    payout: fc.integer({ min: 1, max: 20_000 }),
    kept: fc.array(fc.constantFrom("locked", "wished", "open"), { minLength: 50, maxLength: 50 }),
  })
  .map(({ box: { priceCents, drops }, payout, kept }) => ({
    priceCents,
    payout,
    drops: drops.map((drop, at) => {
      return { ...drop, tickets: kept[at] === "open" ? 0 : drop.tickets, isLocked: kept[at] === "locked" };
    }),
  }));

const ofFit = ({ drops }: FitRequest, fit: Fit) =>
  drops.map(({ marketPriceCents }, at) => ({
    marketPriceCents,
    tickets: "tickets" in fit ? (fit.tickets[at] ?? 0) : 0,
  }));

/**
 * Difference between a fit's payout and the middle of the amounts that round to the wanted payout, in cents over all
 * tickets.
 */
const errorOf = (request: FitRequest, fit: Fit) =>
  worthOf(ofFit(request, fit)) - request.priceCents * (request.payout * 100 - 50);

describe("fit to a payout", () => {
  test("shares out exactly a million tickets, at least one to each drop, and leaves locked drops alone", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const fit = fitToPayout(request);
        if (!("tickets" in fit)) return;
        const drops = ofFit(request, fit);
        expect(ticketsOf(drops)).toBe(1_000_000);
        expect(drops.every(({ tickets }) => Number.isInteger(tickets) && tickets >= 1)).toBe(true);
        for (const [at, { isLocked, tickets }] of request.drops.entries()) {
          if (isLocked) expect(drops[at]?.tickets).toBe(tickets);
        }
      }),
    );
  });

  test("is the wanted payout to a hundredth of a percent, or says that it isn't", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const fit = fitToPayout(request);
        const { priceCents, payout } = request;
        const reached = payoutOf({ priceCents, drops: ofFit(request, fit) });
        if ("tickets" in fit) expect(reached === payout).toBe(fit.kind === "Fitted");
        if (fit.kind === "Nearest") {
          // Moving a single ticket between two items must not come closer.
          const error = Math.abs(errorOf(request, fit));
          const free = ofFit(request, fit).filter((_, at) => !request.drops[at]?.isLocked);
          for (const { tickets, marketPriceCents: from } of free) {
            for (const { marketPriceCents: to } of free) {
              if (tickets > 1) expect(Math.abs(errorOf(request, fit) + to - from)).toBeGreaterThanOrEqual(error);
            }
          }
        }
      }),
    );
  });

  test("names the bounds if no tickets can pay that: the bounds themselves can be paid", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const fit = fitToPayout(request);
        if (fit.kind !== "OutOfReach") return;
        const { payout } = request;
        expect(payout < fit.lowest || payout > fit.highest).toBe(true);
        for (const bound of [fit.lowest, fit.highest]) {
          expect(["Fitted", "Nearest"]).toContain(fitToPayout({ ...request, payout: bound }).kind);
        }
      }),
    );
  });

  test("gives away more at a higher price with the same payout", () => {
    fc.assert(
      fc.property(anyRequest, anyPrice, (request, other) => {
        const [low, high] = [request.priceCents, other].toSorted((a, b) => a - b);
        const [cheap, dear] = [low, high].map((priceCents = 0) => ({ ...request, priceCents }));
        if (cheap === undefined || dear === undefined) return;
        const [one, two] = [fitToPayout(cheap), fitToPayout(dear)];
        if (one.kind !== "Fitted" || two.kind !== "Fitted") return;
        const slack = (cheap.priceCents + dear.priceCents) * 100;
        expect(worthOf(ofFit(dear, two)) + slack).toBeGreaterThanOrEqual(worthOf(ofFit(cheap, one)));
      }),
    );
  });

  test("makes the dear items rarer when there is no wish yet, and keeps the proportions of what is there", () => {
    const prices = [50_000, 1500, 400, 100];
    const empty = prices.map((marketPriceCents) => ({ marketPriceCents, tickets: 0, isLocked: false }));
    const fresh = fitToPayout({ priceCents: 499, payout: 6500, drops: empty });
    const tickets = "tickets" in fresh ? fresh.tickets : [];
    expect(fresh.kind).toBe("Fitted");
    expect(tickets).toEqual(tickets.toSorted((a, b) => a - b));
    const same = empty.map((drop, at) => ({ ...drop, tickets: tickets[at] ?? 0 }));
    expect(fitToPayout({ priceCents: 499, payout: 6500, drops: same })).toEqual(fresh);
  });

  test("says that locked drops leave nothing", () => {
    const drops = [
      { marketPriceCents: 100, tickets: 1_000_000, isLocked: true },
      { marketPriceCents: 200, tickets: 0, isLocked: false },
    ];
    expect(fitToPayout({ priceCents: 150, payout: 7000, drops })).toEqual({ kind: "NoTicketsLeft" });
  });
});
