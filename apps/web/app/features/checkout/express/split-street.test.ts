import { expect, it } from "vitest";
import { splitStreet } from "./split-street.ts";

it.each([
  ["NL", "Keizersgracht 12", "Keizersgracht", "12"],
  ["BE", "Rue de la Loi, 16", "Rue de la Loi", "16"],
  ["DE", "Unter den Linden 77a", "Unter den Linden", "77a"],
  ["AT", "Mariahilfer  Straße 10/2", "Mariahilfer Straße", "10/2"],
  ["FR", "14 bis Rue de Rivoli", "Rue de Rivoli", "14 bis"],
  ["GB", "221B Baker Street", "Baker Street", "221B"],
  ["IE", "5, Nassau Street", "Nassau Street", "5"],
])("splits an address of %s as its country writes it: %s", (country, line, street, houseNumber) => {
  expect(splitStreet(country, line)).toEqual({ street, houseNumber });
});

it.each([
  ["NL", "De Oude Molen"],
  ["NL", "12 Keizersgracht"],
  ["NL", "Plein 1944 5"],
  ["GB", "Rose Cottage"],
  ["DE", "Postfach"],
  ["FR", "14"],
  ["NL", ""],
])("leaves an address of %s to the person if its number can't be told: %s", (country, line) => {
  expect(splitStreet(country, line)).toBeUndefined();
});
