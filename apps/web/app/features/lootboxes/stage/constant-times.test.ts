import fc from "fast-check";
import { expect, it } from "vitest";
import { spinStrip } from "../reel/spin-strip.ts";
import { openBox } from "./open-lid.ts";
import { STAGE_TIMES } from "./stage-times.ts";

type Started = { frames: unknown; timing: unknown };

/** An element that records its animations in `started`, because only browsers animate. */
function recording(started: Started[]): HTMLElement {
  const animate = (frames: unknown, timing: unknown) => {
    started.push({ frames, timing });
    return { pause() {}, finished: Promise.resolve() };
  };
  return { animate, style: {} } as unknown as HTMLElement;
}

it("a strip takes the same time wherever it stops, so that its run tells nothing by its length", () => {
  const timings = (stopOffset: number, spin: number) => {
    const started: Started[] = [];
    spinStrip({ element: recording(started), stopOffset }, 192, 8, spin);
    return started.map(({ timing }) => timing);
  };
  fc.assert(
    fc.property(fc.double({ min: -0.4, max: 0.4, noNaN: true }), (stopOffset) => {
      for (const { spin } of Object.values(STAGE_TIMES)) expect(timings(stopOffset, spin)).toEqual(timings(0, spin));
    }),
  );
});

it("a box opens by transform and opacity alone, in times that depend only on the choice of speed", () => {
  const started: Started[] = [];
  const stage = { querySelector: () => recording(started) } as unknown as HTMLElement;
  openBox(stage, STAGE_TIMES.whole);
  const names = started.flatMap(({ frames }) => (frames as Keyframe[]).flatMap((frame) => Object.keys(frame)));
  expect(new Set(names)).toEqual(new Set(["transform", "opacity", "offset"]));
  expect(new Set(started.map(({ timing }) => (timing as KeyframeEffectOptions).duration))).toEqual(new Set([420, 500]));
  expect(STAGE_TIMES).toEqual({
    whole: { lid: 420, rise: 500, spin: 6500 },
    quick: { lid: 200, rise: 150, spin: 2000 },
  });
});
