// npm run bench: compares the shop with bare references, such as the same SQL without the shop. Each promise is a ratio
// to a reference of the same run, because absolute figures differ between machines.
//   npm run bench -- --seconds 10 --only openings
// With --large, measures how much longer lists and commands take on a large database than on a small one.
//   npm run bench -- --large --people 1000000 --openings 10000000
import { parseArgs } from "node:util";
import { benchCatalogue } from "./catalogue.ts";
import { benchMoneyCommand } from "./money-command.ts";
import { benchGrowth } from "./growth/growth.ts";
import { makeOpening, makeOpeningInOneCall } from "./openings/opening.ts";
import { benchPages } from "./pages.ts";
import { openPlace } from "./place.ts";
import { makePurchase } from "./purchase.ts";
import { makeSale } from "./sale.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    only: { type: "string" },
    large: { type: "boolean", default: false },
    people: { type: "string", default: "20000" },
    openings: { type: "string", default: "300000" },
  },
});
const seconds = Number(values.seconds);
const tell = (line: string) => process.stderr.write(`· ${line}\n`);
const benches = {
  openings: benchMoneyCommand("Box openings, each with the offer of the one before", 0.9, makeOpeningInOneCall),
  offers: benchMoneyCommand("Box openings, each with an offer of its own", 0.9, makeOpening),
  purchases: benchMoneyCommand("Purchases with the balance, into the inventory", 0.9, makePurchase),
  sales: benchMoneyCommand("Sales out of the inventory", 0.9, makeSale),
  catalogue: benchCatalogue,
  pages: benchPages,
};

async function benchPlace(): Promise<void> {
  const place = await openPlace(tell);
  try {
    for (const [name, bench] of Object.entries(benches)) {
      if (values.only !== undefined && values.only !== name) continue;
      printTable(await bench(place, seconds));
    }
  } finally {
    await place.close();
  }
}

const size = { people: Number(values.people), openings: Number(values.openings) };
await (values.large ? benchGrowth(size, seconds, tell) : benchPlace());
