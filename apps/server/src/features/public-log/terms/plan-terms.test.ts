import type { OpenBox } from "@trove/fairness/log";
import { describe, expect, it } from "vitest";
import { isStillGood, MOST_TERMS, nextSchedule, planTerms, type Schedule } from "./plan-terms.ts";

const noon = new Date("2026-11-21T12:00:00.000Z");
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const time = (minutes: number) => at(minutes).toISOString();
const since = at(-100_000);

/** Parses short names: a1 is box a with odds 1. */
function boxes(...names: readonly string[]): OpenBox[] {
  return names.map(([letter = "", odds = ""]) => ({
    boxId: `${letter.repeat(8)}-0000-4000-8000-000000000000`,
    oddsHash: odds.repeat(64),
  }));
}

const terms = (minutes: number, ...names: readonly string[]) => ({ validFrom: time(minutes), boxes: boxes(...names) });

function plan(published: Schedule, wanted: readonly OpenBox[], minutes: number, noticeMinutes = 10): Schedule {
  return planTerms({ published, wanted, now: at(minutes), noticeMinutes, since });
}

describe("the terms", () => {
  it("begin with the shop's first boxes", () => {
    expect(plan([], boxes("a1"), 0)).toEqual([{ validFrom: since.toISOString(), boxes: boxes("a1") }]);
  });

  it("stay as they are while nothing changes, in whatever order the boxes come", () => {
    const published = [terms(-60, "a1", "b1"), terms(5, "a2", "b1")];
    expect(plan(published, boxes("b1", "a2"), 0)).toEqual(published);
  });

  it("open a box at once, besides what is announced", () => {
    expect(plan([terms(-60, "a1"), terms(5, "a2")], boxes("a2", "b1"), 0)).toEqual([
      terms(0, "a1", "b1"),
      terms(5, "a2", "b1"),
    ]);
  });

  it("open a box as announced if it is to open with other odds by now", () => {
    const announced = [terms(-60, "b1"), terms(5, "a1", "b1")];
    expect(plan(announced, boxes("a2", "b1"), 0)).toEqual([...announced, terms(15, "a2", "b1")]);
    expect(plan(announced, boxes("a1", "b1"), 0)).toEqual([terms(0, "b1", "a1"), terms(5, "a1", "b1")]);
  });

  it("change and close an open box after the notice", () => {
    expect(plan([terms(-60, "a1", "b1")], boxes("a2"), 0)).toEqual([terms(-60, "a1", "b1"), terms(11, "a2")]);
  });

  it("keep what was announced when more is to change", () => {
    const announced = plan([terms(-60, "a1", "b1")], boxes("a2", "b1"), 0);
    expect(plan(announced, boxes("a2", "b2"), 4)).toEqual([...announced, terms(15, "a2", "b2")]);
  });

  it("take an announced change back when it has lasted for the notice", () => {
    const announced = plan([terms(-60, "a1")], boxes("a2"), 0);
    expect(plan(announced, boxes("a1"), 4)).toEqual([...announced, terms(21, "a1")]);
  });

  it("let odds last for the notice from when the box got them, whatever other boxes do meanwhile", () => {
    const published = [terms(-60, "a1", "b1"), terms(-4, "a2", "b1"), terms(-1, "a2", "b1", "c1")];
    expect(plan(published, boxes("a3", "b1", "c1"), 0)).toEqual([...published.slice(2), terms(11, "a3", "b1", "c1")]);
    const announced = [terms(-60, "a1"), terms(30, "a2")];
    expect(plan(announced, boxes("a3"), 0)).toEqual([...announced, terms(40, "a3")]);
  });

  it("change a notice after the newest record, if the clock was put back since that was made", () => {
    const inputs = { published: [terms(-60, "a1")], wanted: boxes("a2"), now: at(0), noticeMinutes: 10, since };
    expect(planTerms({ ...inputs, recorded: at(120) }).at(-1)).toEqual(terms(131, "a2"));
    expect(planTerms({ ...inputs, recorded: at(-5) }).at(-1)).toEqual(terms(11, "a2"));
  });

  it("never begin before what was announced, which they would undo", () => {
    const announced = [terms(-60, "a1", "b1"), terms(30, "a2", "b1")];
    expect(plan(announced, boxes("a2"), 0)).toEqual([...announced, terms(30, "a2")]);
  });

  it("change at whole minutes, or tenths of a longer notice, so that only a few changes are pending", () => {
    expect(plan([terms(-600, "a1")], boxes("a2"), 0.1).at(-1)).toEqual(terms(12, "a2"));
    expect(plan([terms(-600, "a1")], boxes("a2"), 1, 60).at(-1)).toEqual(terms(66, "a2"));
  });

  it("change half a second later in a shop without notice, so that their checkpoint comes first", () => {
    const [soon, changed] = plan([terms(-60, "a1", "b1")], boxes("a2", "c1"), 0, 0);
    expect(soon).toEqual(terms(0, "a1", "b1", "c1"));
    expect(changed).toEqual({ validFrom: "2026-11-21T12:00:00.500Z", boxes: boxes("a2", "c1") });
  });
});

describe("terms that wait for their checkpoint", () => {
  const published = [terms(-60, "a1")];
  const stored = plan(published, boxes("a2"), 0);

  it("are published as they are within a minute", () => {
    expect(isStillGood(stored, plan(published, boxes("a2"), 0.9), 10)).toBe(true);
  });

  it("are planned anew after that, because their change would come without its notice", () => {
    expect(isStillGood(stored, plan(published, boxes("a2"), 1.1), 10)).toBe(false);
    expect(isStillGood(stored, plan(published, boxes("a2"), 60), 10)).toBe(false);
  });

  it("are planned anew if something else is wanted meanwhile", () => {
    expect(isStillGood(stored, plan(published, boxes("a3"), 0.5), 10)).toBe(false);
    expect(isStillGood(stored, plan(published, boxes("a1"), 0.5), 10)).toBe(false);
  });

  it("are planned anew in a shop without notice when a quarter of a second has passed", () => {
    const soon = plan(published, boxes("a2"), 0, 0);
    expect(isStillGood(soon, plan(published, boxes("a2"), 0.25 / 60, 0), 0)).toBe(true);
    expect(isStillGood(soon, plan(published, boxes("a2"), 0.26 / 60, 0), 0)).toBe(false);
  });
});

describe("terms that wait because proofs would get too long", () => {
  const published = [terms(-60, "a1")];
  const next = (stored: Schedule, minutes: number) => {
    const inputs = { published, wanted: boxes("a2", "b1"), now: at(minutes), noticeMinutes: 1440, since };
    return nextSchedule(inputs, stored);
  };
  /** The batches of an outage of the witnesses, each with a box that opens and a change. None is published. */
  const outage = Array.from({ length: MOST_TERMS / 2 }, (_, minute) => [
    terms(minute, "a1", "b1"),
    terms(minute + 1441, "a2", "b1"),
  ]).flat();

  it("leave the published log as it is", () => {
    const many = Array.from({ length: MOST_TERMS }, (_, minute) => terms(minute - MOST_TERMS, "a1"));
    const inputs = { published: many, wanted: boxes("a2"), now: at(0), noticeMinutes: 1440, since };
    expect(nextSchedule(inputs, many)).toEqual({ plan: many.slice(-1), isStored: true, isWaiting: true });
  });

  it("take the place of stored terms that could not be published in time, which would come without their notice", () => {
    const stored = [...published, ...outage];
    const waiting = next(stored, 600);
    expect(waiting).toEqual({ plan: published, isStored: false, isWaiting: true });
    expect(next([...stored, ...waiting.plan], 600)).toEqual({ plan: published, isStored: true, isWaiting: true });
  });
});

it("stored terms that were not published are undone by a later plan", () => {
  const published = [terms(-60, "a1")];
  const stored = [...published, terms(0, "a1", "b1")];
  const inputs = { published, wanted: boxes("a1", "b2"), now: at(30), noticeMinutes: 10, since };
  const next = nextSchedule(inputs, stored);
  expect(next.plan).toEqual([terms(-60, "a1"), terms(30, "a1", "b2")]);
  expect(nextSchedule(inputs, [...stored, ...next.plan]).isStored).toBe(true);
});
