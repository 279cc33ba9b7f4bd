import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const garden = shelf("Outdoors & garden", [
  {
    name: "Tarnvik tulip bulb",
    price: cents(75),
    picture: "tulip",
    text: "One bulb of a late pink tulip. Plant before the frost.",
  },
  {
    name: "Tarnvik sunflower seeds",
    price: cents(95),
    picture: "sunflower",
    text: "Twelve seeds of a giant kind that children can measure themselves against.",
  },
  {
    name: "Tarnvik sprouting kit",
    price: cents(140),
    picture: "sprout",
    text: "A peat pot, three beans and a very short manual.",
  },
  {
    name: "Tarnvik fire log",
    price: cents(230),
    picture: "fire-log",
    text: "Kiln-dried birch that burns for an hour.",
  },
  {
    name: "Tarnvik windowsill cactus",
    price: cents(430),
    picture: "cactus",
    text: "Asks for one spoon of water a month.",
  },
  {
    name: "Tarnvik garden bucket",
    price: cents(560),
    picture: "bucket",
    text: "Twelve litres, with a bent lip that pours.",
  },
  {
    name: "Tarnvik blue hyacinth",
    price: cents(610),
    picture: "hyacinth",
    text: "A prepared bulb in glass that flowers in time for winter.",
  },
  {
    name: "Tarnvik rubber plant",
    price: cents(1520),
    picture: "potted-plant",
    text: "A young plant in a clay pot, about thirty centimetres high.",
  },
  {
    name: "Tarnvik courtyard fountain",
    price: cents(36_000),
    picture: "fountain",
    text: "Cast stone, a quiet pump, and a basin that birds approve of.",
  },
]);
