import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { cosignText } from "../checkpoint/sign-checkpoint.ts";
import type { SilenceList } from "./silence-list.ts";
import { openSilenceList, silenceListText } from "./silence-list.ts";

const TERMS = "shop.example/log/terms";
const mirror = witnessSigner("mirror.example/mirror", seedOf(20));
const [other, namesake] = [
  witnessSigner("other.example/mirror", seedOf(21)),
  witnessSigner("mirror.example/mirror", seedOf(22)),
];

const minute = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 16)}Z`);
const silence = fc.record({
  commitment: fc.stringMatching(/^[0-9a-f]{64}$/u),
  firstAskedAt: minute,
  lastAskedAt: minute,
  state: fc.oneof(
    fc.constantFrom("open" as const, "answered" as const),
    fc.nat(),
    fc.nat().map((index) => `other-${index}` as const),
  ),
});
const list: fc.Arbitrary<SilenceList> = fc.record({
  mirror: fc.constant("mirror.example"),
  terms: fc.constant(TERMS),
  time: fc.constant("2026-11-27T08:00:00.000Z"),
  silences: fc.uniqueArray(silence, { selector: ({ commitment }) => commitment, maxLength: 20 }),
});

async function signed(text: string, by = mirror): Promise<string> {
  return `${text}\n${await cosignText(text, by, 1_795_000_000)}`;
}

test("a mirror's list is read as it was written, in the order of the commitments", async () => {
  await fc.assert(
    fc.asyncProperty(list, async (written) => {
      const read = await openSilenceList(await signed(silenceListText(written)), mirror.key, TERMS);
      const silences = written.silences.toSorted((a, b) => (a.commitment < b.commitment ? -1 : 1));
      expect(read).toEqual({ ...written, silences });
    }),
    { numRuns: 50 },
  );
});

const entry = { commitment: "ab".repeat(32), firstAskedAt: "2026-11-27T08:00Z", lastAskedAt: "2026-11-27T08:10Z" };
const one: SilenceList = {
  mirror: "mirror.example",
  terms: TERMS,
  time: "2026-11-27T08:10:00.000Z",
  silences: [{ ...entry, state: "open" }],
};

test.each<[string, (text: string) => Promise<string>, string]>([
  ["by somebody else", (text) => signed(text, other), "unsigned"],
  ["by another key of that name", (text) => signed(text, namesake), "unsigned"],
  ["that was changed", async (text) => (await signed(text)).replace("open", "answered"), "unsigned"],
  ["about another shop", (text) => signed(text.replace(TERMS, "other.example/log/terms")), "malformed"],
  ["with a wrong number of entries", (text) => signed(text.replace("\n1\n", "\n2\n")), "malformed"],
  ["with an entry of another form", (text) => signed(text.replace(" open", " closed")), "malformed"],
  [
    "with an entry twice",
    (text) => signed(text.replace("\n1\n", "\n2\n") + text.slice(text.indexOf("ab".repeat(32)))),
    "malformed",
  ],
])("a list %s is refused", async (_, change, kind) => {
  const note = await change(silenceListText(one));
  await expect(openSilenceList(note, mirror.key, TERMS)).rejects.toMatchObject({ kind });
});
