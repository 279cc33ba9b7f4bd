import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactly, fieldsOf, readStrictJson, readText } from "./readers.ts";
import { parseStrictJson } from "./strict-json.ts";

test("reads what JSON.parse reads", () => {
  const anyJson = fc.jsonValue({ maxDepth: 5 }).filter((value) => !JSON.stringify(value).includes("\\ud"));
  fc.assert(
    fc.property(anyJson, fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      const hasLoss = /(?:^|[^"\w])-?\d{16,}/u.test(text) || Object.is(value, -0) || text.includes("e+");
      if (!hasLoss) expect(parseStrictJson(text)).toStrictEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

describe("refuses what two readers may read differently", () => {
  test.each([
    ["a key twice", '{"a":1,"a":1}'],
    ["a key twice, once with an escape", String.raw`{"a":1,"\u0061":2}`],
    ["an unpaired surrogate", String.raw`"\ud800"`],
    ["an unpaired surrogate in a key", String.raw`{"\udc00":1}`],
    ["an integer beyond a double", "9007199254740993"],
    ["an endless number", "1e400"],
    ["minus zero", "-0"],
    ["a leading zero", "01"],
    ["a point without digits", "1."],
    ["a number in hex", "0x10"],
    ["no number", "NaN"],
    ["an end comma", "[1,]"],
    ["a comment", "[1/*2*/]"],
    ["single quotes", "{'a':1}"],
    ["a line feed in a string", '"a\nb"'],
    ["an unknown escape", String.raw`"\x41"`],
    ["a string without end", '"abc'],
    ["a string that ends in an escape", '"abc\\'],
    ["two values", "1 2"],
    ["nothing", " "],
    ["a byte order mark", "\ufeff1"],
    ["a blank of another kind", "\u00a01"],
    ["deep nesting", "[".repeat(100_000)],
  ])("strict JSON refuses %s", (_, text) => {
    expect(() => parseStrictJson(text)).toThrow(SyntaxError);
  });
});

describe("names of an object's prototype", () => {
  test("are data when a text has them", () => {
    const value = parseStrictJson('{"__proto__":{"admin":true},"constructor":1}');
    expect(Object.hasOwn(Object(value), "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test("are not read from the prototype", () => {
    expect(() => readStrictJson("{}", fieldsOf({ toString: readText }), "it")).toThrow("it.toString is not a text");
    const hidden = '{"__proto__":{"name":"x"}}';
    expect(() => readStrictJson(hidden, fieldsOf({ name: readText }), "it")).toThrow("it.name is not a text");
    expect(() => readStrictJson('{"constructor":"x"}', exactly({}), "it")).toThrow("it.constructor is not a field");
  });
});
