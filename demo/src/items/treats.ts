import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const treats = shelf("Kitchen & treats", [
  {
    name: "Sugarloom toffee",
    price: cents(50),
    picture: "wrapped-sweet",
    text: "One soft toffee in waxed paper.",
  },
  {
    name: "Sugarloom lollipop",
    price: cents(80),
    picture: "lollipop",
    text: "A hand-pulled fruit lollipop that lasts a walk home.",
  },
  {
    name: "Sugarloom butter cookie",
    price: cents(110),
    picture: "cookie",
    text: "One large cookie with dark chocolate chunks, baked twice a week.",
  },
  {
    name: "Sugarloom popcorn",
    price: cents(190),
    picture: "popcorn",
    text: "Sea salt and a little butter, in a bag for two.",
  },
  {
    name: "Sugarloom milk chocolate",
    price: cents(260),
    picture: "chocolate-bar",
    text: "A hundred grams with forty per cent cocoa.",
  },
  {
    name: "Sugarloom heather honey",
    price: cents(720),
    picture: "honey-pot",
    text: "Dark, strong honey from one hillside, in a stoneware pot.",
  },
  {
    name: "Sugarloom sparkling pear",
    price: cents(1290),
    picture: "sparkling-bottle",
    text: "Dry, cold-pressed and without alcohol. A cork that pops all the same.",
  },
]);
