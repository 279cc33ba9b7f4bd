import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const home = shelf("Home & bath", [
  {
    name: "Halmstrand pillar candle",
    price: cents(680),
    picture: "candle",
    text: "Pure stearin, sixty hours, no scent.",
  },
  {
    name: "Halmstrand screwdriver",
    price: cents(520),
    picture: "screwdriver",
    text: "A hardened tip and a handle that fits the palm.",
  },
  {
    name: "Halmstrand corn broom",
    price: cents(780),
    picture: "broom",
    text: "A natural broom with a long handle and a loop to hang it.",
  },
  {
    name: "Halmstrand brass padlock",
    price: cents(840),
    picture: "padlock",
    text: "A solid body, a hardened shackle and two keys.",
  },
  {
    name: "Halmstrand wire bin",
    price: cents(900),
    picture: "waste-bin",
    text: "A mesh bin for paper. Light, steady, easy to empty.",
    since: "2026-08-15",
  },
  {
    name: "Halmstrand wind chime",
    price: cents(1200),
    picture: "wind-chime",
    text: "A glass bell with a paper strip that rings in the lightest draught.",
    since: "2026-10-18",
  },
  {
    name: "Halmstrand claw hammer",
    price: cents(1320),
    picture: "hammer",
    text: "Four hundred and fifty grams of forged steel on an ash handle.",
  },
  {
    name: "Halmstrand paper lantern",
    price: cents(1550),
    picture: "paper-lantern",
    text: "Warm light through ribbed paper. Folds flat for the move.",
  },
  {
    name: "Halmstrand market basket",
    price: cents(1700),
    picture: "basket",
    text: "Woven willow that carries ten kilos without a creak.",
  },
  {
    name: "Halmstrand mirror ball",
    price: cents(2990),
    picture: "mirror-ball",
    text: "Twenty centimetres of small mirrors and a slow motor.",
    since: "2026-07-22",
  },
  {
    name: "Halmstrand dream globe",
    price: cents(3300),
    picture: "crystal-ball",
    text: "A heavy glass globe with stars inside. It says nothing about the future.",
    since: "2026-09-08",
  },
  {
    name: "Halmstrand step ladder",
    price: cents(4800),
    picture: "ladder",
    text: "Four beech steps that fold flat behind a door.",
  },
  {
    name: "Halmstrand tool box",
    price: cents(5200),
    picture: "toolbox",
    text: "Steel, with a tray, a lock and forty-two tools in their places.",
  },
  {
    name: "Halmstrand petal mirror",
    price: cents(5800),
    picture: "wall-mirror",
    text: "A bevelled mirror in a gilded frame.",
  },
  {
    name: "Halmstrand fired vase",
    price: cents(7200),
    picture: "amphora",
    text: "A tall two-handled vase, fired once and left unglazed.",
  },
  {
    name: "Halmstrand oak chair",
    price: cents(12_000),
    picture: "chair",
    text: "Solid oak with a shaped seat. Bears more than it shows.",
  },
  {
    name: "Halmstrand oak bed",
    price: cents(94_000),
    picture: "bed",
    text: "A frame, slats and a firm mattress, put together at your home.",
  },
  {
    name: "Halmstrand reading corner",
    price: cents(129_000),
    picture: "sofa",
    text: "A two-seat sofa in blue wool with the floor lamp that belongs to it.",
    since: "2026-07-02",
    stock: 9,
  },
]);
