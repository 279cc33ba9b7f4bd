import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const games = shelf("Games & toys", [
  {
    name: "Sixpip acrylic die",
    price: cents(50),
    picture: "die",
    text: "One die, sixteen millimetres, fairly balanced.",
  },
  {
    name: "Sixpip weighted pawn",
    price: cents(120),
    picture: "chess-pawn",
    text: "A spare pawn with a felt foot, for the one that always goes missing.",
  },
  {
    name: "Sixpip pocket puzzle",
    price: cents(290),
    picture: "jigsaw",
    text: "Forty pieces in a tin no larger than a matchbox.",
  },
  {
    name: "Sixpip linen cards",
    price: cents(490),
    picture: "playing-cards",
    text: "Fifty-four cards with a linen finish and a joker worth keeping.",
  },
  {
    name: "Sixpip flower cards",
    price: cents(650),
    picture: "flower-cards",
    text: "Forty-eight small cards in the old twelve-month pattern, with rules in English.",
  },
  {
    name: "Sixpip eight ball",
    price: cents(1150),
    picture: "eight-ball",
    text: "The black one, full size and weight, polished to a mirror.",
  },
  {
    name: "Sixpip 500-piece puzzle",
    price: cents(1290),
    picture: "jigsaw",
    text: "A harbour at dusk in five hundred pieces that fit properly.",
  },
  {
    name: "Sixpip hallway bowling",
    price: cents(2150),
    picture: "bowling-pins",
    text: "Ten beech pins and a ball that spares the skirting board.",
  },
  {
    name: "Sixpip pixel lamp",
    price: cents(2790),
    picture: "pixel-alien",
    text: "A small visitor from an old screen that glows violet on the shelf.",
  },
  {
    name: "Sixpip dartboard",
    price: cents(3490),
    picture: "dartboard",
    text: "Dense sisal, a thin wire and six steel-tipped darts.",
  },
  {
    name: "Sixpip wireless gamepad",
    price: cents(4600),
    picture: "gamepad",
    text: "Thirty hours of play and sticks that do not drift.",
  },
  {
    name: "Sixpip mahjong set",
    price: cents(5900),
    picture: "mahjong-tile",
    text: "One hundred and forty-four tiles with a good clack, in a roll-up case.",
  },
  {
    name: "Sixpip arcade stick",
    price: cents(10_900),
    picture: "arcade-stick",
    text: "One stick, one button, a heavy base. Plugs into almost anything.",
  },
  {
    name: "Sixpip pro gamepad",
    price: cents(14_900),
    picture: "gamepad",
    text: "Metal paddles, swappable sticks and a hard case.",
  },
  {
    name: "Sixpip walnut chess set",
    price: cents(16_500),
    picture: "chess-pawn",
    text: "Thirty-two weighted pieces on a folding walnut board.",
    stock: 38,
  },
  {
    name: "Sixpip bar-top arcade",
    price: cents(59_000),
    picture: "arcade-stick",
    text: "A cabinet for the counter with forty small games and a real coin door.",
    stock: 8,
  },
  {
    name: "Sixpip ebony chess set",
    price: cents(72_000),
    picture: "chess-pawn",
    text: "Hand-turned ebony and boxwood on a bird's-eye maple board.",
    stock: 5,
  },
  {
    name: "Sixpip arcade cabinet",
    price: cents(275_000),
    picture: "arcade-stick",
    text: "Full height, two players, a proper glass screen. Delivered to the room of your choice.",
    stock: 3,
  },
]);
