import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const bath = shelf("Home & bath", [
  {
    name: "Bathmoor natural sponge",
    price: cents(160),
    picture: "bath-sponge",
    text: "Soft when wet, back in shape when dry.",
  },
  {
    name: "Bathmoor toothbrush",
    price: cents(210),
    picture: "toothbrush",
    text: "Medium bristles and a handle made from castor oil.",
  },
  {
    name: "Bathmoor rose soap",
    price: cents(330),
    picture: "soap",
    text: "A hundred grams, milled three times, faintly of roses.",
  },
  {
    name: "Bathmoor wide comb",
    price: cents(460),
    picture: "comb",
    text: "Saw-cut teeth for curls and tangles.",
  },
  {
    name: "Bathmoor hand lotion",
    price: cents(970),
    picture: "lotion",
    text: "Oat and almond, in a refillable bottle with a pump.",
  },
  {
    name: "Bathmoor safety razor",
    price: cents(1220),
    picture: "razor",
    text: "A weighted handle and five blades to begin with.",
  },
  {
    name: "Bathmoor red lipstick",
    price: cents(1350),
    picture: "lipstick",
    text: "One red that suits almost everyone, in a refillable case.",
  },
  {
    name: "Bathmoor rain shower",
    price: cents(4550),
    picture: "shower-head",
    text: "Fits every hose, saves a third of the water and feels like more.",
  },
  {
    name: "Bathmoor clawfoot bath",
    price: cents(260_000),
    picture: "bathtub",
    text: "Enamelled cast iron on four feet, with a standing tap. Delivered by two people and a lift.",
    stock: 3,
  },
]);
