import fc from "fast-check";
import { expect, it } from "vitest";
import { brandColours, contrastMistake } from "./colour.ts";
import { contrast } from "./contrast.ts";
import { settingGroups } from "./setting-groups.ts";

const look = (colours: object) =>
  settingGroups.look.safeParse({ darkColour: "", lightColour: "", logoUrl: "", ...colours });

it("a colour that can't be read is refused with its contrast", () => {
  expect(contrastMistake("#2bd98a", "dark")).toBeUndefined();
  expect(contrastMistake("#08724a", "light")).toBeUndefined();
  const { error } = look({ lightColour: "#ffcc00" });
  expect(error?.issues).toMatchObject([
    { path: ["lightColour"], message: "has a contrast of 1.32 to 1 on light pages, but needs 4.5" },
  ]);
  expect(look({ darkColour: "#003300" }).success).toBe(false);
  expect(look({ darkColour: "green" }).success).toBe(false);
});

it("every colour that is accepted is readable in all its roles", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(channel, channel, channel).map((parts) => `#${Buffer.from(parts).toString("hex")}`);
  fc.assert(
    fc.property(colour, fc.constantFrom("dark" as const, "light" as const), (hex, scheme) => {
      fc.pre(contrastMistake(hex, scheme) === undefined);
      const { ink, fill, hover, text, soft } = brandColours(hex, scheme);
      expect(Math.min(contrast(ink, fill), contrast(ink, hover), contrast(text, soft))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
