import { expect, test } from "vitest";
import { profileIn } from "./profile-in.ts";

const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.y`;
const nobody = { userName: "", firstName: "", lastName: "" };

test("reads the names that each provider writes", () => {
  const mara = { userName: "", firstName: "Mára", lastName: "van Lind" };
  expect(profileIn(tokenOf({ user_metadata: { first_name: "Mára", last_name: "van Lind" } }))).toEqual(mara);
  expect(profileIn(tokenOf({ given_name: "Mára", family_name: "van Lind" }))).toEqual(mara);
  expect(profileIn(tokenOf({ name: "Mára van Lind" }))).toEqual(mara);
  expect(profileIn(tokenOf({ preferred_username: "mara" }))).toEqual({ ...nobody, userName: "mara" });
});

test("knows nobody in anything else", () => {
  const others = ["", "a.b.c", "a.e30.c", tokenOf({ name: 7, user_metadata: null, given_name: {} }), tokenOf([])];
  for (const token of others) expect(profileIn(token)).toEqual(nobody);
});
