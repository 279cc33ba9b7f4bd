import { fillLarge, type LargeSize } from "../../../apps/server/src/demo/large/fill-large.ts";
import type { Customer } from "../customers.ts";
import { makeHttpClient } from "../http-client.ts";
import { type Contender, type Lane, measureBoth } from "../measure.ts";
import { httpLane, type MakeMoneyCommand } from "../money-command.ts";
import { makeOpening, makeOpeningInOneCall } from "../openings/opening.ts";
import { type Ground, openGround, type Place } from "../place.ts";
import { makePurchase } from "../purchase.ts";
import { makeSale } from "../sale.ts";
import { untilCaughtUp } from "./catch-up.ts";
import { type Growth, growthLine, isOverPromised, printGrowth } from "./growth-table.ts";
import { operatorReads, reads } from "./reads.ts";
import { findResidents, makeOperator, type Resident } from "./residents.ts";
import { AUDIT_CONNECTIONS, auditBooks } from "../../../apps/server/src/audit/audit-books.ts";
import { auditReport } from "../../../apps/server/src/audit/audit-report.ts";

/** Checks the books as `npm run audit` does, and prints its report and its time. */
async function auditPlace({ owner }: Place, tell: (line: string) => void): Promise<void> {
  const begun = performance.now();
  const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
  const findings = await auditBooks(owner.connection, AUDIT_CONNECTIONS, {
    progress: {
      begins: () => {},
      ends: ({ name, checked }) => tell(`${name}: ${checked} rows, ${secondsSince(begun)} s after the audit began`),
    },
  });
  console.log(`\n${auditReport(findings)}The audit took ${secondsSince(begun)} s.`);
}

/** Only a few clients, so that the figures show the time of the work and not the time in a queue. */
const CLIENTS = 4;
const RESIDENTS = 128;
const SMALL_PEOPLE = 3000;

const commands: Record<string, MakeMoneyCommand> = {
  "Box opening": makeOpening,
  "Box opening with the offer of the one before": makeOpeningInOneCall,
  "Purchase with the balance": makePurchase,
  Sale: makeSale,
};

type Town = { name: string; place: Place; residents: Resident[]; operator: Customer };

async function openTown(ground: Ground, name: string, size: LargeSize, tell: (line: string) => void): Promise<Town> {
  const tellOf = (line: string) => tell(`${name}: ${line}`);
  const fill = { secrets: await ground.secrets(), now: new Date(), tell: tellOf };
  const place = await ground.open(name, (db) => fillLarge(db, size, fill));
  await untilCaughtUp(place, tellOf);
  const residents = await findResidents(place, size, RESIDENTS);
  const [first] = residents;
  if (first === undefined) throw new Error("nobody lives there");
  return { name, place, residents, operator: await makeOperator(place, first) };
}

/**
 * Divides the people among the lanes, and each lane works for its people in turn. If there are fewer people than lanes,
 * several lanes share a person.
 */
function lanesOf<Person>(people: readonly Person[], makeLane: () => (person: Person) => Promise<void>): Lane[] {
  return Array.from({ length: CLIENTS }, (_, lane) => {
    const own = people.filter((_person, index) => index % CLIENTS === lane % people.length);
    const work = makeLane();
    return async (turn) => {
      const person = own[turn % own.length];
      if (person !== undefined) await work(person);
    };
  });
}

/** Requests each resident's path in turn, signed in as that resident or, if given, as the operator. */
function reading({ name, place, residents }: Town, path: (person: Resident) => string, operator?: Customer): Contender {
  const makeLane = () => {
    const send = makeHttpClient(place.url);
    return async (person: Resident) => {
      const { token } = operator ?? person;
      await send({ method: "GET", path: path(person), headers: { authorization: `Bearer ${token}` } });
    };
  };
  return { name, lanes: lanesOf(residents, makeLane) };
}

async function commanding({ name, place, residents }: Town, make: MakeMoneyCommand, seconds: number) {
  const command = await make(place, residents, seconds);
  return { name, lanes: lanesOf(residents, () => httpLane(place.url, command)) };
}

/**
 * Measures both databases. Returns an error as a failed result instead of throwing, because a new run would have to
 * fill the large database again.
 */
async function compare(title: string, large: Contender, small: Contender, seconds: number): Promise<Growth> {
  try {
    const { subject, reference } = await measureBoth(large, small, seconds);
    return { title, large: subject, small: reference };
  } catch (error) {
    return { title, failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Prints how much longer each action takes on a large database than on a small one with as many openings per person.
 * Also prints how long the audit of the large database takes.
 */
export async function benchGrowth(size: LargeSize, seconds: number, tell: (line: string) => void): Promise<void> {
  const ground = await openGround(tell);
  const smallSize = { people: SMALL_PEOPLE, openings: Math.round((size.openings / size.people) * SMALL_PEOPLE) };
  // The large database is filled first: meanwhile the session of an idle operator of the small one would expire.
  const large = await openTown(ground, "large", size, tell);
  const small = await openTown(ground, "small", smallSize, tell);
  try {
    const found: Growth[] = [];
    // A pause of the machine looks like growth, so measurements above the promise are repeated with four times the
    // duration.
    const add = async (measure: (forSeconds: number) => Promise<Growth>) => {
      const first = await measure(seconds);
      tell(growthLine(first));
      if (!isOverPromised(first)) return void found.push(first);
      const again = await measure(4 * seconds);
      tell(growthLine(again));
      found.push(again);
    };
    for (const [title, path] of Object.entries(reads)) {
      await add((time) => compare(title, reading(large, path), reading(small, path), time));
    }
    for (const [title, path] of Object.entries(operatorReads)) {
      const [one, other] = [reading(large, path, large.operator), reading(small, path, small.operator)];
      await add((time) => compare(`Operator: ${title}`, one, other, time));
    }
    for (const [title, make] of Object.entries(commands)) {
      await add(async (time) =>
        compare(title, await commanding(large, make, time), await commanding(small, make, time), time),
      );
    }
    printGrowth(size, smallSize, found);
    await auditPlace(large.place, tell);
  } finally {
    await large.place.close();
    await small.place.close();
    await ground.close();
  }
}
