import { TICKETS_PER_BOX } from "@trove/fairness";
import { returnCostOf } from "@trove/lootboxes";
import { cents, multiplyRational, toEuros } from "@trove/money";
import type { Bind } from "../../../../http/bind.ts";
import type { OperationParts } from "../../../operators/index.ts";
import { readBoxesOnSale } from "./boxes-on-sale.store.ts";

const ofOne = (millionCents: number) => toEuros(multiplyRational(cents(1), millionCents, TICKETS_PER_BOX));

export function returnCostRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
  bind("getReturnCost", async () => {
    const rows = await readBoxesOnSale(db);
    const boxes = rows.map(({ id, name, price, drops }) => {
      return { id, name, price, ...returnCostOf({ priceCents: price, drops }) };
    });
    const total = (of: (box: (typeof boxes)[number]) => number) => boxes.reduce((sum, box) => sum + of(box), 0);
    const paid = total(({ price }) => price * TICKETS_PER_BOX);
    const ofHundred = (kept: number) => toEuros(multiplyRational(cents(10_000), kept, paid));
    return {
      ofHundred:
        boxes.length === 0
          ? null
          : {
              keptAmount: ofHundred(total(({ keptCents }) => keptCents)),
              keptIfReturnedAmount: ofHundred(total(({ keptIfReturnedCents }) => keptIfReturnedCents)),
            },
      boxes: boxes
        .toSorted((a, b) => a.keptIfReturnedCents / a.price - b.keptIfReturnedCents / b.price)
        .map(({ id, name, price, losses, keptCents, keptIfReturnedCents }) => ({
          id,
          name,
          price: toEuros(price),
          lossRatio: losses / TICKETS_PER_BOX,
          keptAmount: ofOne(keptCents),
          keptIfReturnedAmount: ofOne(keptIfReturnedCents),
        })),
    };
  });
}
