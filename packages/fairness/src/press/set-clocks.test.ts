import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { ClockWorld } from "../../test/press/clock-world.ts";
import type { PressPorts } from "./index.ts";
import { told } from "../../test/press/told.ts";

const { schedules } = inject("size");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const VERIFIED = ["Verified", "Verified"];

/** A browser that has opened a box before, half an hour ago. */
async function opened(hasWitnesses = false): Promise<ClockWorld> {
  const world = new ClockWorld(hasWitnesses);
  await world.press();
  world.pass(HOUR / 2);
  return world;
}

/** Presses three times, each ten minutes after the other. */
async function play(world: ClockWorld): Promise<void> {
  for (let press = 0; press < 3; press += 1) {
    expect(told(await world.press())).toEqual(VERIFIED);
    world.pass(10 * MINUTE);
  }
}

describe.each([false, true])("with witnesses: %s", (hasWitnesses) => {
  test.each([-1, 1])("a device that is wrong by %d hours is asked about once", async (hours) => {
    const world = new ClockWorld(hasWitnesses);
    world.setDevice(hours * HOUR);
    await play(world);
    expect(world.asked).toEqual(["Ahead"]);
    expect(world.browser.openings.values().next().value).toMatchObject({ wentOn: { kind: "Ahead" } });
  });

  test.each([
    ["by a minute, which nobody notices", MINUTE, []],
    ["by five minutes", 5 * MINUTE, ["Ahead"]],
    ["by two hours", 2 * HOUR, ["Ahead"]],
    ["back by five minutes within a visit", -5 * MINUTE, []],
    ["back by two hours within a visit", -2 * HOUR, []],
  ])("a device that is set %s", async (_, ms, asked) => {
    const world = await opened(hasWitnesses);
    world.setDevice(ms);
    await play(world);
    expect(world.asked).toEqual(asked);
  });

  test.each([5 * MINUTE, 2 * HOUR, -5 * MINUTE, -2 * HOUR])(
    "a device that is set by %d ms between visits is asked about once",
    async (ms) => {
      const world = await opened(hasWitnesses);
      world.setDevice(ms);
      world.browser.reload();
      await play(world);
      expect(world.asked).toEqual(["Ahead"]);
    },
  );

  test("a device that sleeps is not asked about", async () => {
    const world = await opened(hasWitnesses);
    world.sleep(9 * HOUR);
    await play(world);
    expect(world.asked).toEqual([]);
  });

  test("a device that is put back and sleeps then is not asked about, because the page looked in between", async () => {
    const world = await opened(hasWitnesses);
    world.setDevice(-2 * HOUR);
    world.browser.read();
    world.sleep(9 * HOUR);
    await play(world);
    expect(world.asked).toEqual([]);
  });

  test.each([5 * MINUTE, 2 * HOUR])(
    "a shop whose clock goes %d ms ahead and is put right is asked about there, standing still if it does, and back",
    async (ms) => {
      const world = await opened(hasWitnesses);
      world.setShop(ms);
      await play(world);
      expect(world.asked).toEqual(["Ahead"]);
      world.setShop(-ms);
      await play(world);
      // Of five minutes nobody notices that they stand still.
      expect(world.asked.slice(1)).toEqual(ms > HOUR ? ["Frozen"] : ["Ahead"]);
      world.pass(ms);
      await play(world);
      expect(world.asked.slice(1)).toEqual(ms > HOUR ? ["Frozen", "Ahead"] : ["Ahead"]);
    },
  );

  test.each([
    [5 * MINUTE, ["Contested", "Contested", "record-now Ask"]],
    [2 * HOUR, ["Contested", "Contested", "record-now Ask"]],
    [-5 * MINUTE, VERIFIED],
    [-2 * HOUR, VERIFIED],
  ])(
    "a shop whose clock is set by %d ms between offer and record: no breach, and the next presses end",
    async (ms, end) => {
      const world = await opened(hasWitnesses);
      const { sign } = world.browser.ports;
      const signed: PressPorts["sign"] = async (...given) => {
        world.setShop(ms);
        return sign(...given);
      };
      expect(told(await world.press({ sign: signed }))).toEqual(end);
      world.pass(MINUTE);
      await play(world);
      expect(world.browser.at("Stopped")).toEqual([]);
    },
  );

  test("a shop of two processes whose clocks are a second apart is not asked about, whichever answers", async () => {
    const world = await opened(hasWitnesses);
    const { sign } = world.browser.ports;
    // Each process is met with an offer, and with the record of the other's offer.
    for (const ms of [SECOND, -SECOND, SECOND, -SECOND]) {
      const signed: PressPorts["sign"] = async (...given) => {
        world.setShop(ms);
        return sign(...given);
      };
      expect(told(await world.press({ sign: signed }))).toEqual(VERIFIED);
    }
    expect(world.asked).toEqual([]);
  });

  test("a shop whose clock is put back by five minutes is asked about while its offers stand still, and once they go on", async () => {
    const world = await opened(hasWitnesses);
    await world.press();
    world.pass(3 * MINUTE);
    world.setShop(-5 * MINUTE);
    await play(world);
    await play(world);
    expect(world.asked).toEqual(["Frozen", "Ahead"]);
  });

  test("a shop whose clock is put back by two hours: its offers stand still, which is asked about once", async () => {
    const world = await opened(hasWitnesses);
    await world.press();
    world.pass(3 * MINUTE);
    world.setShop(-2 * HOUR);
    await play(world);
    expect(world.asked).toEqual(["Frozen"]);
  });
});

describe("a shop whose offers stand still at a first visit", () => {
  /** A browser that has gone on with an offer of the time of the terms in force, 36 hours ago. */
  async function wentOn(): Promise<ClockWorld> {
    const world = new ClockWorld();
    world.setShop(-40 * HOUR);
    world.standAtTerms();
    expect(told(await world.press())).toEqual(VERIFIED);
    expect(world.asked).toEqual(["Frozen"]);
    world.pass(MINUTE);
    return world;
  }

  test("teaches nothing: a clock that goes on from there is asked about", async () => {
    const world = await wentOn();
    world.setShop(4 * HOUR + MINUTE);
    await play(world);
    expect(world.asked).toEqual(["Frozen", "Ahead"]);
  });

  test("is not asked about again once its clock is right", async () => {
    const world = await wentOn();
    world.setShop(40 * HOUR);
    await play(world);
    expect(world.asked).toEqual(["Frozen"]);
  });
});

describe("witnesses that sign nothing", () => {
  test("witnesses that sign nothing for an hour are asked about once", async () => {
    const world = await opened(true);
    world.isOut = true;
    for (let press = 0; press < 5; press += 1) {
      expect(told(await world.press())).toEqual(VERIFIED);
      world.pass(12 * MINUTE);
    }
    expect(world.asked).toEqual(["Witnesses"]);
    world.isOut = false;
    await play(world);
    expect(world.asked).toEqual(["Witnesses"]);
  });

  test("witnesses that sign nothing for more than a day stop all openings, until they sign", async () => {
    const world = await opened(true);
    world.isOut = true;
    world.pass(25 * HOUR);
    expect(told(await world.press())).toEqual(["Refused", "Unwitnessed"]);
    world.isOut = false;
    await play(world);
    expect(world.asked).toEqual([]);
  });
});

test("nothing is revealed before the answer, nor without it, and another tab can press meanwhile", async () => {
  const world = await opened();
  world.setShop(2 * HOUR);
  const revealed: number[] = [];
  const outcome = await world.press({
    askClock: async () => {
      revealed.push(world.shop.reveals.length);
      expect(told(await world.press())).toEqual(VERIFIED);
      return false;
    },
  });
  expect([told(outcome), revealed, world.shop.reveals.length]).toEqual([["Refused", "Clock"], [1], 2]);
  expect(world.browser.openings.size).toBe(2);
});

test("a shop that moves its clock by a minute with each press is asked about", async () => {
  const world = await opened();
  for (let press = 0; press < 30; press += 1) {
    world.setShop(MINUTE);
    await world.press();
  }
  expect(world.asked).toEqual(Array<string>(10).fill("Ahead"));
});

/** Steps of clocks, each with the most questions that it may cost. A shop's clock that is put back costs two. */
const STEPS = {
  pass: [0, (world: ClockWorld, ms: number) => world.pass(Math.abs(ms))],
  sleep: [0, (world: ClockWorld, ms: number) => world.sleep(Math.abs(ms))],
  press: [0, (world: ClockWorld) => world.press()],
  reload: [0, (world: ClockWorld) => world.browser.reload()],
  device: [1, (world: ClockWorld, ms: number) => world.setDevice(ms)],
  shop: [2, (world: ClockWorld, ms: number) => world.setShop(ms)],
  outage: [1, (world: ClockWorld) => void (world.isOut = !world.isOut)],
} as const satisfies Record<string, readonly [number, (world: ClockWorld, ms: number) => unknown]>;

test("any steps of clocks: each press ends with a record or at the witnesses, with few questions", async () => {
  const step = fc.record({
    name: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    ms: fc.oneof(fc.integer({ min: -2 * HOUR, max: 2 * HOUR }), fc.integer({ min: -3 * MINUTE, max: 3 * MINUTE })),
  });
  const property = fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 20 }), async (hasWitnesses, steps) => {
    const world = new ClockWorld(hasWitnesses);
    let [most, passed] = [0, 0];
    for (const { name, ms } of steps) {
      const [cost, run] = STEPS[name];
      most += cost;
      passed += SECOND + (name === "pass" || name === "sleep" ? Math.abs(ms) : 0);
      await run(world, ms);
      world.pass(SECOND);
      const outcome = await world.press();
      expect([VERIFIED, ["Contested", "Contested", "record-now Ask"], ["Refused", "Unwitnessed"]]).toContainEqual(
        told(outcome),
      );
    }
    // A time that stands still is asked about again after three hours.
    expect(world.asked.length).toBeLessThanOrEqual(most + Math.floor(passed / (3 * HOUR)));
  });
  await fc.assert(property, { numRuns: schedules });
});
