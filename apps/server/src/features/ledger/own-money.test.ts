import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // The ledger is tested by itself, without the orders and payments that the audit looks for.
  shop.isStaged = true;
});
afterAll(() => shop.close());

/** Money that left a wallet: how much of it was own, and how much was won. */
type Purse = { own: number; won: number };
/**
 * An order, a box, a top-up, a capture or a payout, and where its money is. `card` is money that only a card has paid
 * for it; of a payout, what the bank has got.
 */
type Subject = {
  id: string;
  kind: "order" | "cardOrder" | "box" | "topUp" | "capture" | "payout";
  card: number;
  spent: Purse;
  held: Purse;
  sent: Purse;
  disputed: Purse;
  borne: number;
  /** The part that can still be refunded or charged back. */
  left: number;
};
type Kind = keyof typeof steps;
type Step = { kind: Kind; cents: number; pick: number };

async function transfer(userId: string, from: string, to: string, cents: number, related: string) {
  if (cents === 0) return;
  await sql`select command.ledger_transfer(${userId}::uuid, ${randomUUID()}::uuid, ${from}, ${to}, ${cents}::bigint,
    ${related}::uuid, ${shop.clock.now})`.execute(shop.owner.connection);
}

async function post(
  userId: string,
  account: string,
  type: string,
  cents: number,
  related: string | null,
  why = "Step",
) {
  const entry = randomUUID();
  if (cents === 0) return entry;
  await sql`select command.ledger_post(${userId}::uuid, ${account}, ${type},
    array[row(${entry}::uuid, ${cents}::bigint, ${why}, ${related}::uuid)::command.posting], ${shop.clock.now})`.execute(
    shop.owner.connection,
  );
  return entry;
}

const sumOf = ({ own, won }: Purse) => own + won;

/** Moves money from one purse to another, own money first. Returns how much it was. */
function move(from: Purse, to: Purse, cents: number): number {
  const own = Math.min(from.own, cents);
  const won = Math.min(from.won, cents - own);
  from.own -= own;
  from.won -= won;
  to.own += own;
  to.won += won;
  return own + won;
}

const gateway = "gateway:demo";

/** A person, with a model of their money that knows nothing of the ledger. */
class Player {
  readonly purse: Purse = { own: 0, won: 0 };
  readonly subjects: Subject[] = [];
  readonly userId: string;
  constructor(userId: string) {
    this.userId = userId;
  }
  add(kind: Subject["kind"], id: string, left = 0): Subject {
    const [spent, held, sent, disputed] = [0, 0, 0, 0].map((none) => ({ own: none, won: none }));
    if (!spent || !held || !sent || !disputed) throw new Error("four purses");
    const subject = { id, kind, card: 0, spent, held, sent, disputed, borne: 0, left };
    this.subjects.push(subject);
    return subject;
  }
  pick(pick: number, ...kinds: Subject["kind"][]): Subject | undefined {
    const those = this.subjects.filter(({ kind }) => kinds.includes(kind));
    return those[pick % Math.max(1, those.length)];
  }
  post(
    ...[account, type, cents, related, why]: Parameters<typeof post> extends [string, ...infer Rest] ? Rest : never
  ) {
    return post(this.userId, account, type, cents, related, why);
  }
  transfer(from: string, to: string, cents: number, related: string) {
    return transfer(this.userId, from, to, cents, related);
  }
}

/** Each step moves money in the ledger and in the model. */
const steps = {
  topUp: async (player: Player, cents: number) => {
    player.purse.own += cents;
    player.add("topUp", await player.post(gateway, "TopUp", cents, null), cents);
  },
  win: async (player: Player, cents: number) => {
    player.purse.won += cents;
    await player.post("house:buyback", "Sale", cents, randomUUID());
  },
  creditCapture: async (player: Player, cents: number, pick: number) => {
    const { id } = player.add("capture", randomUUID(), cents);
    // A part went back before an operator credited the rest.
    await player.transfer(gateway, "house:quarantine", cents + pick, randomUUID());
    await player.transfer("house:quarantine", gateway, pick, id);
    await player.post("house:quarantine", "TopUp", cents, id);
    player.purse.own += cents;
  },
  cardOrder: async (player: Player, cents: number) => {
    const order = player.add("cardOrder", randomUUID(), cents);
    order.card = cents;
    await player.transfer(gateway, "house:items", cents, order.id);
  },
  order: async (player: Player, cents: number) => {
    const { spent, id } = player.add("order", randomUUID());
    await player.post("house:items", "ItemPurchase", -move(player.purse, spent, cents), id);
  },
  box: async (player: Player, cents: number) => {
    const spent = { own: 0, won: 0 };
    const due = move(player.purse, spent, cents);
    if (due === 0) return;
    player.add("box", await player.post("house:boxes", "BoxOpening", -due, null)).spent = spent;
  },
  payOut: async (player: Player, cents: number) => {
    const due = Math.min(player.purse.won, cents);
    if (due === 0) return;
    player.purse.won -= due;
    const { id } = player.add("payout", randomUUID(), due);
    await player.post("house:payouts", "TopUp", -due, id, "Payout");
  },
  payOutPaid: async (player: Player, _: number, pick: number) => {
    const payout = player.pick(pick, "payout");
    if (payout === undefined || payout.left === 0 || payout.card > 0) return;
    payout.card = payout.left;
    await player.transfer("house:payouts", gateway, payout.left, payout.id);
  },
  payOutBack: async (player: Player, _: number, pick: number) => {
    const payout = player.pick(pick, "payout");
    if (payout === undefined || payout.left === 0) return;
    await player.transfer(gateway, "house:payouts", payout.card, payout.id);
    player.purse.won += payout.left;
    await player.post("house:payouts", "TopUp", payout.left, payout.id, "Payout came back");
    [payout.left, payout.card] = [0, 0];
  },
  cancel: async (player: Player, cents: number, pick: number) => {
    const subject = player.pick(pick, "order", "cardOrder", "box");
    if (subject === undefined) return;
    const { purse } = player;
    let back = move(subject.disputed, purse, cents);
    back += move(subject.spent, purse, cents - back);
    const paid = Math.min(subject.card, cents - back);
    subject.card -= paid;
    purse.own += paid;
    const account = subject.kind === "box" ? "house:boxes" : "house:items";
    await player.post(account, "ItemPurchase", back + paid, subject.id);
  },
  askRefund: async (player: Player, cents: number, pick: number) => {
    const subject = player.pick(pick, "topUp", "capture");
    if (subject === undefined) return;
    const due = move(player.purse, subject.held, Math.min(cents, subject.left));
    subject.left -= due;
    await player.post("house:refunds", "TopUp", -due, subject.id, "Refund of a top-up");
  },
  refuse: async (player: Player, cents: number, pick: number) => {
    const subject = player.pick(pick, "topUp", "capture");
    if (subject === undefined) return;
    const back = move(subject.held, player.purse, cents);
    subject.left += back;
    await player.post("house:refunds", "TopUp", back, subject.id, "Refund of a top-up was not possible");
  },
  arrive: async (player: Player, cents: number, pick: number) => {
    const subject = player.pick(pick, "topUp", "capture");
    if (subject === undefined) return;
    await player.transfer("house:refunds", gateway, move(subject.held, subject.sent, cents), subject.id);
  },
  comeBack: async (player: Player, cents: number, pick: number) => {
    const subject = player.pick(pick, "topUp", "capture");
    if (subject === undefined) return;
    const back = move(subject.sent, player.purse, cents);
    subject.left += back;
    await player.post(gateway, "TopUp", back, subject.id, "Refund of a top-up came back");
  },
  dispute: async (player: Player, cents: number, pick: number) => {
    const subject = player.pick(pick, "topUp", "capture", "cardOrder");
    if (subject === undefined || (subject.kind === "cardOrder" && subject.card < subject.left)) return;
    const due = subject.kind === "cardOrder" ? subject.left : Math.min(cents, subject.left);
    subject.left -= due;
    if (subject.kind === "cardOrder") subject.card -= due;
    const taken = move(player.purse, subject.disputed, due);
    subject.borne += due - taken;
    await player.post(gateway, "TopUp", -taken, subject.id, "Chargeback of a top-up");
    await player.transfer("house:chargebacks", gateway, due - taken, subject.id);
  },
  winDispute: async (player: Player, _: number, pick: number) => {
    const subject = player.pick(pick, "topUp", "capture", "cardOrder");
    if (subject === undefined) return;
    const back = sumOf(subject.disputed);
    move(subject.disputed, player.purse, back);
    subject.left += back + subject.borne;
    if (subject.kind === "cardOrder") subject.card += back + subject.borne;
    await player.post(gateway, "TopUp", back, subject.id, "Chargeback was withdrawn");
    await player.transfer(gateway, "house:chargebacks", subject.borne, subject.id);
    subject.borne = 0;
  },
};

const kinds = Object.keys(steps) as Kind[];
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  cents: fc.integer({ min: 1, max: 500 }),
  pick: fc.nat({ max: 20 }),
});

it("own money is what cards paid, however orders, boxes, refunds, payouts and chargebacks come back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (path) => {
      const player = new Player((await signUp(shop)).userId);
      for (const { kind, cents, pick } of path) await steps[kind](player, cents, pick);
      const { rows } = await sql<{ own: number }>`
        select command.wallet_own_cents(${player.userId}::uuid) as own`.execute(shop.owner.connection);
      expect(Number(rows[0]?.own)).toBe(player.purse.own);
    }),
    { numRuns: 40 },
  );
});

it("the facts of closing read the ledger once, as long as the wallet has no new entry", async () => {
  const { userId } = await signUp(shop);
  await post(userId, "gateway:sandbox", "TopUp", 1_000, randomUUID());
  const facts = async (sequence: number | null, own: number | null) => {
    const { rows } = await sql<{ facts: { lastSequence: number; walkedCents: number } }>`
      select command.closure_facts(${userId}::uuid, now(), ${sequence}::bigint, ${own}::bigint) as facts`.execute(
      shop.owner.connection,
    );
    return rows[0]?.facts;
  };
  expect(await facts(null, null)).toMatchObject({ lastSequence: 1, walkedCents: 1_000 });
  // The amount that was handed in counts, so nothing was computed.
  expect(await facts(1, 999)).toMatchObject({ lastSequence: 1, walkedCents: 999 });
  await post(userId, "house:goodwill", "TopUp", 500, randomUUID());
  expect(await facts(1, 999)).toMatchObject({ lastSequence: 2, walkedCents: 1_000 });
});
