// npm run bench: how close the shop comes to what it stands on. Every figure is a ratio to a reference that was
// measured in the same run on the same machine; absolute figures differ from machine to machine and are no promise.
//   npm run bench -- --seconds 10 --only openings
import { parseArgs } from "node:util";
import { benchCatalogue } from "./catalogue.ts";
import { benchMoneyCommand } from "./money-command.ts";
import { makeOpening } from "./opening.ts";
import { benchPages } from "./pages.ts";
import { openPlace } from "./place.ts";
import { makePurchase } from "./purchase.ts";
import { makeSale } from "./sale.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "8" }, only: { type: "string" } },
});
const seconds = Number(values.seconds);
const benches = {
  openings: benchMoneyCommand("Box openings", 0.7, makeOpening),
  purchases: benchMoneyCommand("Purchases with the balance, into the inventory", 0.5, makePurchase),
  sales: benchMoneyCommand("Sales out of the inventory", 0.5, makeSale),
  catalogue: benchCatalogue,
  pages: benchPages,
};

const place = await openPlace((line) => process.stderr.write(`· ${line}\n`));
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (values.only !== undefined && values.only !== name) continue;
    printTable(await bench(place, seconds));
  }
} finally {
  await place.close();
}
