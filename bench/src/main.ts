// npm run bench: compares the shop with bare references, such as the same SQL without the shop. Every promise is a ratio
// to a reference measured in the same run. Absolute figures differ from machine to machine and are not promised.
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
  openings: benchMoneyCommand("Box openings", 0.9, makeOpening),
  purchases: benchMoneyCommand("Purchases with the balance, into the inventory", 0.9, makePurchase),
  sales: benchMoneyCommand("Sales out of the inventory", 0.9, makeSale),
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
