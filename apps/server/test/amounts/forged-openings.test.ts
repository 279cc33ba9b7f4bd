import { createHash, randomUUIDv7 } from "node:crypto";
import { keysHash } from "@trove/fairness";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callCommand } from "../../src/command/call-command.ts";
import { command, toJson } from "../../src/command/command-call.ts";
import type { Draw, Opening } from "../../src/command/functions.generated.ts";
import type { Connection, Transaction } from "../../src/database/connection.ts";
import type { OpeningResult } from "../../src/features/lootboxes/openings/openings.store.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { openBoxes, prepareReveal, TestBrowser } from "../openings/browser.ts";
import { drawnOpening } from "../openings/drawn.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";

const START = cents(10_000);
const PRICE = cents(499);

let shop: Shop;
let box: TestBox;
let attacker: TestPerson;
let victim: TestPerson;
/**
 * The next opening of the attacker and of the victim, with two boxes each, as the shop would pass it to the database.
 * The attacker has opened a box before.
 */
let own: Opening;
let theirs: Opening;
let oddsHash: string;

async function nextOf(person: TestPerson): Promise<Opening> {
  return drawnOpening(shop, box, await prepareReveal(shop, person, box, { quantity: 2 }));
}

beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop, PRICE);
  oddsHash = (await shop.call("getLootbox", { params: { id: box.lootboxId } })).body.oddsHash;
  [attacker, victim] = [await signUp(shop), await signUp(shop)];
  for (const person of [attacker, victim]) await credit(shop, person, START);
  await openBoxes(shop, attacker, box);
  own = await nextOf(attacker);
  theirs = await nextOf(victim);
});
afterAll(() => shop.close());

const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

type Terms = { oddsHash: string; priceCents: number };

/**
 * Returns the opening with the hash of an invented offer of the same values. Anybody who can run SQL could make one.
 */
function underOwnOffer(opening: Opening, terms: Terms | null = { oddsHash, priceCents: PRICE }): Opening {
  const text = [
    "lootbox/offer/v3",
    opening.userId,
    opening.nonce,
    hashOf(opening.serverSeed),
    hashOf(opening.clientEntropy.toString("hex")),
    hashOf(opening.clientSeed),
    opening.lootboxId,
    ...(terms === null ? [] : [terms.oddsHash, terms.priceCents]),
    opening.draws.length,
    opening.offeredBalanceCents,
    keysHash(opening.browserKeys.map((key) => key.toString("hex"))),
    opening.before.toString("hex"),
    opening.offeredAt.toISOString(),
    opening.termsSize,
    opening.termsRoot?.toString("hex"),
  ].join("\n");
  return { ...opening, offerHash: Buffer.from(hashOf(text), "hex") };
}

const drawAgain = (draw: Draw): Draw => {
  return { ...draw, openingId: randomUUIDv7(), transactionId: randomUUIDv7(), inventoryItemId: randomUUIDv7() };
};

/** A person's balance, inventory items, and the nonce of their next opening. */
async function possessionsOf(db: Connection, { userId }: TestPerson) {
  const { rows } = await sql<{ balance: number; items: number; records: number; nonce: number }>`
    select balance_cents as balance, nonce, (select count(*) from inventory_items where user_id = ${userId}) as items,
      (select count(*) from records where user_id = ${userId}) as records
    from wallets join fairness_states using (user_id) where user_id = ${userId}`.execute(db);
  return rows[0];
}

class Undone extends Error {}

/** Runs SQL in a transaction, by default with the application's limited rights, and rolls back. */
async function undone(act: (tx: Transaction) => Promise<void>, { connection } = shop.database): Promise<void> {
  const attempt = connection.transaction().execute(async (tx) => {
    await act(tx);
    throw new Undone();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}

const open = (db: Connection, openings: Opening[]) =>
  callCommand<OpeningResult[]>(db, command("open_lootboxes", { openings }));

it("an opening under an offer that says the same is one that the database takes", async () => {
  await undone(async (tx) => {
    expect(await open(tx, [underOwnOffer(own)])).toMatchObject([{ outcome: "recorded" }]);
  });
});

type Forgery = readonly [what: string, make: () => Opening];

const refused: readonly Forgery[] = [
  ["odds that the box never had", () => underOwnOffer({ ...own, tableVersion: 2 }, null)],
  ["another price than the version's", () => underOwnOffer(own, { oddsHash, priceCents: 1 })],
  ["other odds than the version's", () => underOwnOffer(own, { oddsHash: hashOf("odds"), priceCents: PRICE })],
  ["another box, which has no such version", () => underOwnOffer({ ...own, lootboxId: randomUUIDv7() }, null)],
  ["no boxes", () => underOwnOffer({ ...own, draws: [] })],
  ["six boxes", () => underOwnOffer({ ...own, draws: [1, 2, 3].flatMap(() => own.draws.map(drawAgain)) })],
  [
    "two boxes for one debit",
    () => underOwnOffer({ ...own, draws: own.draws.flatMap((draw, _, [first]) => ({ ...draw, ...first })) }),
  ],
  [
    "a ticket that wins nothing",
    () => underOwnOffer({ ...own, draws: own.draws.map((draw) => ({ ...draw, ticket: 1_000_000 })) }),
  ],
];

describe("a forged opening under the hash of an offer that says the same", () => {
  it.each(refused)("is refused with %s", async (_what, make) => {
    await expect(open(shop.database.connection, [make()])).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  });

  const leadsNowhere: readonly Forgery[] = [
    ["with a nonce that is spent", () => underOwnOffer({ ...own, nonce: 0 })],
    ["with a nonce ahead", () => underOwnOffer({ ...own, nonce: 2 })],
    ["behind another record", () => underOwnOffer({ ...own, before: Buffer.alloc(32) })],
    ["with the money of somebody else, by one's own record", () => underOwnOffer({ ...own, userId: victim.userId })],
    ["for somebody who does not exist", () => underOwnOffer({ ...own, userId: randomUUIDv7() })],
  ];
  it.each(leadsNowhere)("opens nothing %s", async (_what, make) => {
    const { connection } = shop.database;
    const before = [await possessionsOf(connection, attacker), await possessionsOf(connection, victim)];
    const [result] = await open(connection, [make()]);
    expect(["unknown", "ended"]).toContain(result?.outcome);
    expect([await possessionsOf(connection, attacker), await possessionsOf(connection, victim)]).toEqual(before);
  });
});

describe("an opening in the name of somebody else", () => {
  it("an opening in the name of somebody else that follows their last record takes their money for their own boxes, and shows the browser that asked", async () => {
    const browser = Buffer.from(new TestBrowser().publicKey, "hex");
    await undone(async (tx) => {
      const [ofAttacker, ofVictim] = [await possessionsOf(tx, attacker), await possessionsOf(tx, victim)];
      const forged = underOwnOffer({ ...theirs, browserKey: browser, browserKeys: [browser] });
      const [result] = await open(tx, [forged]);
      expect(result).toMatchObject({ record: { text: expect.stringContaining(browser.toString("hex")) } });
      expect(await possessionsOf(tx, attacker)).toEqual(ofAttacker);
      expect(await possessionsOf(tx, victim)).toEqual({
        balance: (ofVictim?.balance ?? 0) - 2 * PRICE,
        items: (ofVictim?.items ?? 0) + 2,
        records: (ofVictim?.records ?? 0) + 1,
        nonce: (ofVictim?.nonce ?? 0) + 1,
      });
    });
  });

  it("beside one's own in a list charges each for their own boxes, in whatever order", async () => {
    for (const list of [
      [own, theirs],
      [theirs, own],
    ]) {
      await undone(async (tx) => {
        const people = [attacker, victim];
        const before = await Promise.all(people.map((person) => possessionsOf(tx, person)));
        const results = await open(tx, list);
        for (const [index, result] of results.entries()) {
          if (result.outcome !== "recorded") throw new Error("it has no record");
          expect(result.record.text.split("\n")[1]).toBe(list[index]?.userId);
        }
        const after = await Promise.all(people.map((person) => possessionsOf(tx, person)));
        expect(
          after.map((one, index) => [one?.balance, one?.items, before[index]?.balance, before[index]?.items]),
        ).toEqual(
          before.map((one) => [(one?.balance ?? 0) - 2 * PRICE, (one?.items ?? 0) + 2, one?.balance, one?.items]),
        );
      });
    }
  });
});

it("a receipt that states another balance than the charge leaves is never written", async () => {
  const deliver = (tx: Transaction, more: number) =>
    sql`
    with given as (
      select array(select jsonb_populate_recordset(null::command.opening, ${toJson([own])}::jsonb)) as openings
    )
    select command.openings_deliver(
      array(select jsonb_populate_record(made, jsonb_build_object('balance_cents', made.balance_cents + ${more}::bigint))
        from unnest(command.openings_judge(openings, null)) as made),
      openings)
    from given`.execute(tx);
  await undone(async (tx) => void (await deliver(tx, 0)), shop.owner);
  for (const more of [-1, 1]) {
    await expect(undone(async (tx) => void (await deliver(tx, more)), shop.owner)).rejects.toMatchObject({
      code: "23514",
      message: "every receipt is paid, and states the balance that is left",
    });
  }
});
