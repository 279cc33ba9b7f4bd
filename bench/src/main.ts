// npm run bench: compares the shop with bare references, such as the same SQL without the shop. Each promise is a ratio
// to a reference of the same run, because absolute figures differ between machines.
//   npm run bench -- --seconds 10 --only openings
// With --large, measures how much longer lists and commands take on a large database than on a small one.
//   npm run bench -- --large --people 1000000 --openings 10000000
import { parseArgs } from "node:util";
import { benchMoneyCommand } from "./money-command.ts";
import { benchGrowth } from "./growth/growth.ts";
import { makeOpening, makeOpeningInOneCall } from "./openings/opening.ts";
import { benchPages } from "./pages.ts";
import { openPlace, type Place } from "./place.ts";
import { makePurchase } from "./purchase.ts";
import { makeSale } from "./sale.ts";
import { type Comparison, printTable } from "./table.ts";
import { compareWithBare } from "./bare-comparison.ts";

async function benchCatalogue({ url }: Place, seconds: number): Promise<Comparison[]> {
  const list = (await (await fetch(`${url}/api/lootboxes?pageSize=1`)).json()) as { items: { id: string }[] };
  const compare = (path: string, title: string) =>
    compareWithBare(url, { title, path, encoding: "identity", clients: 32, promised: 0.7 }, seconds);
  return [
    await compare("/api/items?pageSize=24", "Items, a page of 24"),
    await compare("/api/lootboxes?pageSize=24", "Boxes, a page of 24"),
    await compare(`/api/lootboxes/${list.items[0]?.id}`, "One box with its odds"),
  ];
}

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
