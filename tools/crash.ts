// npm run test:crash: kills a shop's server and its database under load many times, and looks for lost data.
//   npm run test:crash -- --kills 50 --seed 7 --customers 12
// npm run test:failover: kills the first of two database servers instead. The second one takes over, and the killed one
// follows it.
//   npm run test:failover -- --kills 20
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import type { Victim } from "../apps/server/test/crash/crash-place.ts";
import { runCrash } from "../apps/server/test/crash/crash-run.ts";
import { ensurePagesBuilt } from "../apps/web/build-pages.ts";

const { values } = parseArgs({
  options: {
    /** The number of times the server is killed. The database is killed as often. */
    kills: { type: "string", default: "50" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    customers: { type: "string", default: "12" },
    failover: { type: "boolean", default: false },
  },
});
const victims: readonly Victim[] = values.failover ? ["primary"] : ["server", "database"];
const rounds = Array.from({ length: Number(values.kills) }, () => victims);

console.log(`seed ${values.seed}`);
await ensurePagesBuilt(console.log);
const { kills, requests, retried, providers, longestMs, lost, doubled, wrong } = await runCrash({
  victims: rounds.flat(),
  seed: Number(values.seed),
  customers: Number(values.customers),
  hasSlowBanks: true,
  log: (line) => console.log(line),
});
for (const line of lost) console.log(`LOST     ${line}`);
for (const line of doubled) console.log(`DOUBLED  ${line}`);
for (const line of wrong) console.log(`WRONG    ${line}`);
for (const { provider, captures, refunds, chargebacks, payouts, ...kept } of providers) {
  const moves = `captures ${captures}, refunds ${refunds}, chargebacks ${chargebacks}, payouts ${payouts}`;
  console.log(`${provider.padEnd(12)}${moves}: lost ${kept.lost}, doubled ${kept.doubled}`);
}
console.log(`kills ${kills}, requests ${requests}, retried ${retried}, lost ${lost.length}, doubled ${doubled.length}`);
console.log(`the longest time without writes: ${(longestMs / 1000).toFixed(1)} s`);
process.exit(lost.length + doubled.length + wrong.length === 0 ? 0 : 1);
