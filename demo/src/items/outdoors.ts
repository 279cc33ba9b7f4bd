import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const outdoors = shelf("Outdoors & garden", [
  {
    name: "Tarnvik braided cord",
    price: cents(480),
    picture: "cord",
    text: "Ten metres that hold two hundred kilos, and a card of seven useful knots.",
    since: "2026-10-06",
  },
  {
    name: "Tarnvik walking map",
    price: cents(770),
    picture: "map",
    text: "Waterproof, folded for one hand, with the quiet paths marked.",
    since: "2026-10-10",
  },
  {
    name: "Tarnvik pocket compass",
    price: cents(870),
    picture: "compass",
    text: "A steady needle in a brass case, with a loop for the belt.",
  },
  {
    name: "Tarnvik storm umbrella",
    price: cents(2650),
    picture: "umbrella",
    text: "Turns inside out, turns back, carries on.",
  },
  {
    name: "Tarnvik diving mask",
    price: cents(3400),
    picture: "diving-mask",
    text: "Tempered glass and a dry-top snorkel.",
  },
  {
    name: "Tarnvik ring buoy",
    price: cents(4100),
    picture: "ring-buoy",
    text: "A proper life ring for the boat, or for the boathouse wall.",
  },
  {
    name: "Tarnvik camp hatchet",
    price: cents(4300),
    picture: "hatchet",
    text: "Forged in one piece, with a leather guard.",
  },
  {
    name: "Tarnvik beach parasol",
    price: cents(4950),
    picture: "parasol",
    text: "Two metres of shade with a point that holds in sand.",
  },
  {
    name: "Tarnvik travel rod",
    price: cents(5700),
    picture: "fishing-rod",
    text: "A fishing rod in five parts with its reel, for a suitcase or a saddle bag.",
  },
  {
    name: "Tarnvik snow goggles",
    price: cents(6800),
    picture: "goggles",
    text: "A wide view, a lens that changes in ten seconds, room for glasses.",
  },
  {
    name: "Tarnvik ash sled",
    price: cents(7500),
    picture: "sled",
    text: "Steam-bent ash on steel runners. Seats one adult or two children.",
  },
  {
    name: "Tarnvik cabin suitcase",
    price: cents(14_500),
    picture: "suitcase",
    text: "Fits every cabin we could measure. Four quiet wheels.",
  },
  {
    name: "Tarnvik hiking boots",
    price: cents(15_500),
    picture: "hiking-boot",
    text: "Waxed nubuck, a stiff sole and a collar that does not rub.",
  },
  {
    name: "Tarnvik two-person tent",
    price: cents(18_900),
    picture: "tent",
    text: "Stands in four minutes, weighs two kilos, keeps out a whole night of rain.",
  },
  {
    name: "Tarnvik family tent",
    price: cents(48_000),
    picture: "campsite",
    text: "Two bedrooms and a porch high enough to stand in.",
  },
  {
    name: "Tarnvik river canoe",
    price: cents(87_000),
    picture: "canoe",
    text: "Cedar strips under clear resin, with one paddle.",
    stock: 5,
  },
  {
    name: "Tarnvik sailing dinghy",
    price: cents(460_000),
    picture: "sailing-dinghy",
    text: "Three and a half metres of varnished larch with a tan sail. Collected, or brought to your slipway.",
    stock: 3,
  },
]);
