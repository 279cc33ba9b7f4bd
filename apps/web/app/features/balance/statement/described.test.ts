import { expect, test } from "vitest";
import { balance as english } from "../../../locales/en/balance.ts";
import { balance as french } from "../../../locales/fr/balance.ts";
import { described } from "./described.ts";

const all = [
  ["Opened Game Night", "Ouverture de Game Night"],
  ["Sold Tumblewick balloon", "Revente : Tumblewick balloon"],
  ["Withdrawal W-1", "Rétractation W-1"],
  ["Returned Tumblewick balloon", "Retour : Tumblewick balloon"],
  ["Order O-427544692555", "Commande O-427544692555"],
  ["Shipping of O-427544692555", "Livraison de O-427544692555"],
  ["Refund of the items of O-1", "Remboursement des articles de O-1"],
  ["Refund of the shipping of S-1", "Remboursement de la livraison de S-1"],
  ["Refund of order O-1", "Remboursement de la commande O-1"],
  ["Chargeback of order O-1", "Rétrofacturation de la commande O-1"],
  ["Top-up", "Recharge"],
  ["Refund of a top-up", "Remboursement d’une recharge"],
  ["Refund of a top-up was not possible", "Le remboursement d’une recharge a échoué"],
  ["Chargeback of a top-up", "Rétrofacturation d’une recharge"],
  ["Payment that matched no order", "Paiement sans commande correspondante"],
  ["Refund of a payment that matched no order", "Remboursement d’un paiement sans commande correspondante"],
  ["Chargeback of a payment that matched no order", "Rétrofacturation d’un paiement sans commande correspondante"],
  ["Goodwill credit", "Geste commercial"],
  ["A text of a later release", "A text of a later release"],
] as const;

test.each(all)("%s stays so in English and is said in another language", (written, translated) => {
  expect(described(written, english.transactions.descriptions)).toBe(written);
  expect(described(written, french.transactions.descriptions)).toBe(translated);
});

test("an opened box and a sold item have their name in the reader's language", () => {
  const texts = french.transactions.descriptions;
  expect(described("Opened Game Night", texts, "Soirée jeux")).toBe("Ouverture de Soirée jeux");
  expect(described("Sold Radio", texts, "Poste de radio")).toBe("Revente : Poste de radio");
});
