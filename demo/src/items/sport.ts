import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const sport = shelf("Sport & cycling", [
  {
    name: "Spindrel finisher medal",
    price: cents(270),
    picture: "sports-medal",
    text: "For the run around the block that nobody timed.",
    since: "2026-10-26",
  },
  {
    name: "Spindrel baseball",
    price: cents(510),
    picture: "baseball",
    text: "A cork core under full-grain leather, stitched by hand.",
  },
  {
    name: "Spindrel flying disc",
    price: cents(630),
    picture: "flying-disc",
    text: "A hundred and seventy-five grams that fly straight.",
  },
  {
    name: "Spindrel table-tennis bat",
    price: cents(860),
    picture: "table-tennis-bat",
    text: "A medium sponge for steady rallies, one ball included.",
  },
  {
    name: "Spindrel running vest",
    price: cents(1750),
    picture: "running-vest",
    text: "Weighs as much as a letter and dries in minutes.",
  },
  {
    name: "Spindrel volleyball",
    price: cents(2250),
    picture: "volleyball",
    text: "Soft panels and a true bounce, indoors or on sand.",
  },
  {
    name: "Spindrel football",
    price: cents(2450),
    picture: "football",
    text: "Thermally bonded, size five, as round in the rain as in the sun.",
  },
  {
    name: "Spindrel rugby ball",
    price: cents(2550),
    picture: "rugby-ball",
    text: "A grip that holds in drizzle.",
  },
  {
    name: "Spindrel basketball",
    price: cents(2790),
    picture: "basketball",
    text: "Made for tarmac, with deep channels.",
  },
  {
    name: "Spindrel badminton set",
    price: cents(3150),
    picture: "badminton-racket",
    text: "Two graphite rackets and three feather shuttles.",
  },
  {
    name: "Spindrel hockey stick",
    price: cents(3990),
    picture: "hockey-stick",
    text: "Composite with a low bow, and a ball to begin with.",
    since: "2026-06-09",
  },
  {
    name: "Spindrel cotton gi",
    price: cents(4250),
    picture: "judo-suit",
    text: "A pre-shrunk jacket, trousers and a belt of your grade.",
    since: "2026-09-04",
  },
  {
    name: "Spindrel boxing gloves",
    price: cents(4750),
    picture: "boxing-glove",
    text: "Ten ounces, a wide thumb and a cuff that closes with one hand.",
  },
  {
    name: "Spindrel putting green",
    price: cents(5400),
    picture: "golf-hole",
    text: "Three metres of turf with a flag. Rolls out, rolls up.",
    since: "2026-09-28",
  },
  {
    name: "Spindrel ice skates",
    price: cents(9900),
    picture: "ice-skate",
    text: "Heat-shaped boots and blades that arrive sharpened.",
  },
  {
    name: "Spindrel tennis racket",
    price: cents(15_900),
    picture: "tennis-racket",
    text: "Three hundred grams, strung, and forgiving off the centre.",
  },
  {
    name: "Spindrel recurve bow",
    price: cents(21_000),
    picture: "bow",
    text: "Maple and glass, thirty pounds, six arrows and a target face.",
  },
  {
    name: "Spindrel curling stone",
    price: cents(33_000),
    picture: "curling-stone",
    text: "Twenty kilos of polished granite. A doorstop when there is no ice.",
    stock: 8,
  },
  {
    name: "Spindrel touring skis",
    price: cents(43_000),
    picture: "ski",
    text: "Skis, bindings and boots as one set, adjusted to your weight.",
  },
]);
