import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { checkpointNote, log, witnesses } from "../../../test/log/signed-log.ts";
import { keyText } from "../note/keys.ts";
import { leafHash } from "../tree/hash.ts";
import { openCheckpoint } from "./open-checkpoint.ts";
import { groupedPolicy } from "./policy.ts";
import { freshAt, isSatisfied, signedSince, smallestQuorum } from "./quorum.ts";
import type { Signed } from "./quorum.ts";
import { countedPolicy, parseWitnessPolicy, readWitnessPolicy, witnessPolicyText } from "./witness-policy.ts";
import type { WitnessPolicy } from "./witness-policy.ts";

/** The policy of the vectors in docs/fairness.md. */
const VECTOR = `witness w1 witness.example/w1+32ffd7e1+BAvu9anmeeaj4TT+J4N7/zLHy19dROoJvLDlQrrWpMDM
witness w2 witness.example/w2+f3d79dba+BNm/IUh0ioXInaWq2O4LD8LRBf051BpMeWU2NU8K4pAM
group both all w1 w2
quorum both
`;

const signerOf = (number: number) => witnessSigner(`witness.example/w${number}`, seedOf(number));
const vkeyOf = (number: number) => keyText(signerOf(number).key);
const line = (number: number) => `witness w${number} ${vkeyOf(number)}\n`;
const signed = (...times: readonly (readonly [number, number])[]): Signed[] =>
  times.map(([number, seconds]) => ({ name: `witness.example/w${number}`, seconds }));

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Two of three of one organisation, and one of two of another. */
const ORGANISATIONS = `${[1, 2, 3, 4, 5].map(line).join("")}group x 2 w1 w2 w3
group y any w4 w5
group both all x y
quorum both
`;

describe("the canonical writing", () => {
  it("has the hashes of the protocol's vectors", () => {
    expect(hashOf(witnessPolicyText(readWitnessPolicy(VECTOR)))).toBe(
      "7df9e08a321b3bc9b36ac9cf6bda0c9db00efc5f2a126382b208a86f6cabc108",
    );
    expect(hashOf(witnessPolicyText(countedPolicy(0, [])))).toBe(
      "08cfcaed9576dbb952e73382aecc0adb0a0d5d6d5cb1250c65bd399c35c2f324",
    );
  });

  it("leaves out comments, addresses, logs and white space", () => {
    const written = `# Who signs
\tlog ${keyText(log.key)} https://shop.example/log
 witness   w1\t${vkeyOf(1)}   https://w1.example
${line(2)}
group both 2 w1 w2
quorum both\t
`;
    const policy = parseWitnessPolicy(written);
    expect(policy.witnesses.map(({ url }) => url)).toEqual(["https://w1.example", undefined]);
    expect(witnessPolicyText(policy)).toBe(`${line(1)}${line(2)}group both all w1 w2\nquorum both\n`);
    expect(() => readWitnessPolicy(written)).toThrow(SyntaxError);
  });

  it("is the only text that is read as canonical", () => {
    for (const text of [VECTOR, ORGANISATIONS, `${line(1)}quorum w1\n`, "quorum none\n"]) {
      expect(witnessPolicyText(readWitnessPolicy(text))).toBe(text);
      for (const other of [text.replace(" ", "  "), `${text}\n`, `# A comment\n${text}`, text.replace("all", "2")]) {
        if (other !== text) expect(() => readWitnessPolicy(other), other).toThrow(SyntaxError);
      }
    }
  });
});

it.each([
  ["no quorum", line(1)],
  ["two quorums", `${line(1)}quorum w1\nquorum w1\n`],
  ["a quorum that is defined later", `quorum w1\n${line(1)}`],
  ["no last line feed", `${line(1)}quorum w1`],
  ["carriage returns", `${line(1)}quorum w1\r\n`],
  ["other lines", `${line(1)}witnesses w1\nquorum w1\n`],
  ["one name twice", `${line(1)}${line(2).replace("w2 ", "w1 ")}quorum w1\n`],
  ["a group with the name of a witness", `${line(1)}group w1 all w1\nquorum w1\n`],
  ["a witness with the name none", `${line(1).replace("w1 ", "none ")}quorum none\n`],
  ["one key twice", `${line(1)}witness w2 ${keyText(witnessSigner("witness.example/w2", seedOf(1)).key)}\nquorum w1\n`],
  [
    "one key's name twice",
    `${line(1)}witness w2 ${keyText(witnessSigner("witness.example/w1", seedOf(2)).key)}\nquorum w1\n`,
  ],
  ["the key of a log", `witness w1 ${keyText(log.key)}\nquorum w1\n`],
  ["a key of ML-DSA", `witness w1 w1.example+01020304+${Buffer.alloc(33, 6).toString("base64")}\nquorum none\n`],
  ["a group without members", `${line(1)}group g all\nquorum g\n`],
  ["a group of more than it has", `${line(1)}group g 2 w1\nquorum g\n`],
  ["a group of nobody", `${line(1)}group g 0 w1\nquorum g\n`],
  ["a number with a zero in front", `${line(1)}group g 01 w1\nquorum g\n`],
  ["a count that objects inherit", `${line(1)}group g constructor w1\nquorum g\n`],
  ["a group with none", `${line(1)}group g any w1 none\nquorum g\n`],
  ["a group of itself", `${line(1)}group g any g w1\nquorum g\n`],
  ["one witness in two groups", `${line(1)}${line(2)}group g any w1\ngroup h all w1 w2\nquorum h\n`],
  ["a name that UTF-8 can't write", `${line(1).replace("w1 ", "\ud800 ")}quorum \ud800\n`],
  ["more than 32 witnesses", `${Array.from({ length: 33 }, (_, at) => line(at + 1)).join("")}quorum w1\n`],
])("a policy with %s is refused", (_, text) => {
  expect(() => parseWitnessPolicy(text)).toThrow(SyntaxError);
  expect(() => readWitnessPolicy(text)).toThrow(SyntaxError);
});

describe("a policy of two organisations", () => {
  const policy = readWitnessPolicy(ORGANISATIONS);
  const isEnough = (...numbers: readonly number[]) =>
    isSatisfied(
      policy,
      signed(...numbers.map((number) => [number, 0] as const)).map(({ name }) => name),
    );

  it("needs both of them", () => {
    expect(isEnough(1, 3, 5)).toBe(true);
    expect(isEnough(1, 2, 3)).toBe(false);
    expect(isEnough(1, 4, 5)).toBe(false);
    expect(isEnough()).toBe(false);
    expect(smallestQuorum(policy)).toBe(3);
  });

  it("opens checkpoints by groups, not by numbers", async () => {
    const [one, two, three] = witnesses.map(({ key }) => keyText(key));
    const text = `witness a ${one}\nwitness b ${two}\nwitness c ${three}\ngroup x any a b\ngroup all all x c\nquorum all\n`;
    const grouped = groupedPolicy(keyText(log.key), readWitnessPolicy(text));
    const tree = { size: 7, root: leafHash(Uint8Array.of(7)) };
    await expect(openCheckpoint(await checkpointNote(tree, 2), grouped)).rejects.toMatchObject({ kind: "unwitnessed" });
    expect((await openCheckpoint(await checkpointNote(tree, 3), grouped)).cosignatures).toHaveLength(3);
  });
});

describe("times of a checkpoint", () => {
  const both = readWitnessPolicy(VECTOR);

  it("are those of the vectors", () => {
    expect(signedSince(both, signed([1, 100], [2, 160]))).toBe(160);
    expect(freshAt(both, signed([1, 100], [2, 160]))).toBe(100);
  });

  it("don't exist for a policy that is not satisfied, and for nobody", () => {
    for (const policy of [both, countedPolicy(0, [signerOf(1)])]) {
      expect(signedSince(policy, signed([1, 100]))).toBeUndefined();
      expect(freshAt(policy, signed([1, 100]))).toBeUndefined();
    }
  });

  it("end with the year 9999", () => {
    const one = countedPolicy(1, [signerOf(1)]);
    expect(freshAt(one, signed([1, Number.MAX_SAFE_INTEGER]))).toBe(Date.parse("9999-12-31T23:59:59Z") / 1_000);
  });
});

const anyTime = fc.integer({ min: 0, max: 1_000 });
/** k of n witnesses and the times at which all of them signed. */
const anyCounted = fc
  .integer({ min: 1, max: 7 })
  .chain((n) =>
    fc.record({ k: fc.integer({ min: 1, max: n }), times: fc.array(anyTime, { minLength: n, maxLength: n }) }),
  );

const counted = (k: number, n: number) =>
  countedPolicy(
    k,
    Array.from({ length: n }, (_, at) => signerOf(at + 1)),
  );
const all = (times: readonly number[]) => signed(...times.map((time, at) => [at + 1, time] as const));

/** Compares with the definition: the earliest or latest of the given times whose cosignatures are enough. */
function byDefinition(policy: WitnessPolicy, given: readonly Signed[]) {
  const enough = (isGiven: (seconds: number) => boolean) =>
    isSatisfied(
      policy,
      given.filter(({ seconds }) => isGiven(seconds)).map(({ name }) => name),
    );
  const times = given.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  return {
    since: times.find((time) => enough((seconds) => seconds <= time)),
    fresh: times.findLast((time) => enough((seconds) => seconds >= time)),
  };
}

it("signed since is the k-th earliest time, fresh at the k-th latest, as the definition says", () => {
  fc.assert(
    fc.property(anyCounted, ({ k, times }) => {
      const [policy, given] = [counted(k, times.length), all(times)];
      const sorted = times.toSorted((one, other) => one - other);
      expect(signedSince(policy, given)).toBe(sorted[k - 1]);
      expect(freshAt(policy, given)).toBe(sorted[times.length - k]);
      expect(byDefinition(policy, given)).toEqual({ since: sorted[k - 1], fresh: sorted[times.length - k] });
    }),
  );
});

it("groups follow the definition, whoever has signed", () => {
  const policy = readWitnessPolicy(ORGANISATIONS);
  const anySigned = fc.array(fc.option(anyTime), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(anySigned, (times) => {
      const given = signed(...times.flatMap((time, at) => (time === null ? [] : [[at + 1, time] as const])));
      expect({ since: signedSince(policy, given), fresh: freshAt(policy, given) }).toEqual(byDefinition(policy, given));
    }),
  );
});

it("witnesses fewer than the quorum, and fewer than the rest, move neither time beyond those of honest ones", () => {
  const anyLies = anyCounted.chain(({ k, times }) =>
    fc.record({
      k: fc.constant(k),
      times: fc.constant(times),
      liars: fc.integer({ min: 0, max: Math.min(k - 1, times.length - k) }),
      lies: fc.array(fc.maxSafeNat(), { minLength: times.length, maxLength: times.length }),
    }),
  );
  fc.assert(
    fc.property(anyLies, ({ k, times, liars, lies }) => {
      const policy = counted(k, times.length);
      const given = all(times.map((time, at) => (at < liars ? (lies[at] ?? 0) : time)));
      const honest = times.slice(liars);
      for (const time of [signedSince(policy, given) ?? -1, freshAt(policy, given) ?? -1]) {
        expect(time).toBeGreaterThanOrEqual(Math.min(...honest));
        expect(time).toBeLessThanOrEqual(Math.max(...honest));
      }
    }),
  );
});
