import { describe, expect, it } from "vitest";
import { sealKey } from "../../../secrets.ts";
import { exclusionMarks, type MarkedFacts } from "./exclusion-marks.ts";

const key = sealKey("ab".repeat(32));
const home = { street: "Keizersgracht", houseNumber: "1 b", postalCode: "1015 CN", countryCode: "NL" };
const mara: MarkedFacts = {
  birthDate: "1990-01-01",
  emails: ["mara.lind@gmail.com"],
  names: [{ firstName: "Mära", lastName: "Lind" }],
  addresses: [home],
  phones: ["+31612345678"],
};
const marksOf = (facts: Partial<MarkedFacts>) =>
  exclusionMarks({ ...mara, ...facts }, key).map(({ kind, mark }) => `${kind} ${mark.toString("hex")}`);

describe("the marks of a person", () => {
  it.each<[string, Partial<MarkedFacts>]>([
    ["another spelling of the mailbox", { emails: ["MaraLind+boxes@googlemail.com"] }],
    ["swapped names without accents", { names: [{ firstName: "LIND", lastName: "Mara" }] }],
    ["another spelling of the address", { addresses: [{ ...home, houseNumber: "1-B", postalCode: "1015cn" }] }],
  ])("the marks of a person are the same for %s", (_what, facts) => {
    expect(marksOf(facts)).toEqual(marksOf({}));
  });

  it.each<[string, Partial<MarkedFacts>]>([
    ["birth date", { birthDate: "1990-01-02" }],
    ["mailbox", { emails: ["mara.lind@trove.example"] }],
    ["phone number", { phones: ["+31612345679"] }],
    ["house", { addresses: [{ ...home, houseNumber: "2" }] }],
  ])("the marks of a person differ by the %s", (_what, facts) => {
    expect(marksOf(facts).filter((mark) => !marksOf({}).includes(mark))).toHaveLength(1);
  });

  it("the marks of a person need the key, and a birth date for a name", () => {
    expect(exclusionMarks(mara, sealKey("cd".repeat(32)))).not.toEqual(exclusionMarks(mara, key));
    expect(marksOf({ birthDate: null })).toHaveLength(3);
  });
});
