import { expect, it } from "vitest";
import { walletValues } from "./wallet-values.ts";

const address = { line1: "Keizersgracht 12", line2: "", postalCode: "1015 CN", city: "Amsterdam", state: "" };
const given = { name: "Mara van der Lind", phone: "06 1234 5678", address: { ...address, countryCode: "NL" } };

it("fills the address form from a wallet, with a phone number of its country", () => {
  expect(walletValues(given)).toMatchObject({
    firstName: "Mara van der",
    lastName: "Lind",
    street: "Keizersgracht",
    houseNumber: "12",
    postalCode: "1015 CN",
    countryCode: "NL",
    phoneNumber: "+316 1234 5678",
  });
  expect(walletValues({ ...given, phone: "+44 20 7946 0000" }).phoneNumber).toBe("+44 20 7946 0000");
});

it("leaves empty what a wallet does not tell for certain", () => {
  const unknown = { name: "Mara", phone: "", address: { ...given.address, line1: "De Oude Molen" } };
  expect(walletValues(unknown)).toMatchObject({ firstName: "", lastName: "Mara", street: "De Oude Molen" });
  expect(walletValues(unknown)).toMatchObject({ houseNumber: "", phoneNumber: "+31" });
});
