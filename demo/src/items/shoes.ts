import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const shoes = shelf("Shoes & style", [
  {
    name: "Loperi beach sandals",
    price: cents(990),
    picture: "flip-flop",
    text: "Natural rubber with a soft toe post.",
  },
  {
    name: "Loperi leather flats",
    price: cents(4900),
    picture: "ballet-flat",
    text: "A glove-soft flat that folds into its own pouch.",
  },
  {
    name: "Loperi everyday trainers",
    price: cents(8900),
    picture: "trainer",
    text: "A light knit upper and a sole that forgives hard pavements.",
  },
  {
    name: "Loperi court heels",
    price: cents(11_900),
    picture: "high-heel",
    text: "Eight centimetres that feel like six, in red nappa.",
  },
  {
    name: "Loperi brown derby",
    price: cents(14_900),
    picture: "derby-shoe",
    text: "Welted calf leather that can be resoled for decades.",
  },
  {
    name: "Loperi ankle boots",
    price: cents(16_500),
    picture: "ankle-boot",
    text: "Zipped at the side, lined in leather, steady on wet cobbles.",
  },
  {
    name: "Loperi carbon runner",
    price: cents(22_000),
    picture: "trainer",
    text: "A carbon plate and a springy foam for the day of the race.",
  },
  {
    name: "Loperi numbered trainers",
    price: cents(64_000),
    picture: "trainer",
    text: "Hand-dyed suede, each pair numbered on the tongue. Forty pairs were made.",
    stock: 7,
  },
]);
