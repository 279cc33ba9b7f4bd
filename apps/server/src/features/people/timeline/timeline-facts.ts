import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Cents } from "@trove/money";

export type TimelineEntry = ResponseOf<Endpoints["listPersonTimeline"]>["entries"][number];
type EntryOf<Kind extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: Kind }>;
type Fields<Kind extends TimelineEntry["kind"], Other extends string = never> = Omit<
  EntryOf<Kind>,
  "key" | "atUtc" | "kind" | Other
>;

/** An entry as the timeline's query returns it: money in cents, times in ISO-8601. */
export type TimelineFacts =
  | {
      kind: "Money";
      facts: Fields<"Money", "amount" | "balanceAfter"> & { amountCents: Cents; balanceAfterCents: Cents };
    }
  | {
      kind: "Opening";
      facts: Fields<"Opening", "price" | "marketPrice" | "balanceAfter"> & {
        priceCents: Cents;
        marketPriceCents: Cents;
        balanceAfterCents: Cents;
      };
    }
  | { kind: "Void"; facts: Fields<"Void"> }
  | {
      kind: "Payment";
      facts: Fields<"Payment", "amount" | "refunded" | "chargedBack"> & {
        amountCents: Cents;
        refundedCents: Cents;
        chargedBackCents: Cents;
      };
    }
  | { kind: "Order"; facts: Fields<"Order", "total"> & { totalCents: Cents } }
  | { kind: "Shipment"; facts: Fields<"Shipment"> }
  | { kind: "Session"; facts: { expiresAt: string; endedAt: string | null } }
  | { kind: "Note"; facts: Fields<"Note"> }
  | { kind: "Act"; facts: Fields<"Act"> };
