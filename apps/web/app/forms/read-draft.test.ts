import * as v from "valibot";
import { expect, test } from "vitest";
import { readBy } from "../storage/schemas.ts";
import { draftReader } from "./read-draft.ts";

type Pictures = readonly { url: string }[];
const pictures: Pictures = [{ url: "/a.webp" }];
const empty = { name: "", isActive: true, pictures: [] as Pictures };
const read = draftReader(empty, { pictures: readBy<Pictures>(v.array(v.object({ url: v.string() }))) });

const draft = { version: 3, base: empty, values: { name: "Cup", isActive: false, pictures } };

test("a draft of texts, ticks and lists is read as it was kept", () => {
  expect(read(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([
  ["has its pictures as one text", { ...draft.values, pictures: "/a.webp A cup" }],
  ["has pictures of another form", { ...draft.values, pictures: ["/a.webp"] }],
  ["lacks a field", { name: "Cup", isActive: false }],
  ["has a text where a tick belongs", { ...draft.values, isActive: "true" }],
  ["has no values", null],
])("a draft that %s is none", (_, values) => {
  expect(read({ ...draft, values })).toBeUndefined();
  expect(read({ ...draft, base: values })).toBeUndefined();
});

test("what is no draft at all is none", () => {
  for (const stored of [null, "text", 1, [], {}, { ...draft, version: "3" }]) expect(read(stored)).toBeUndefined();
});
