import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const cycling = shelf("Sport & cycling", [
  {
    name: "Spindrel maple skateboard",
    price: cents(6900),
    picture: "skateboard",
    text: "Seven layers of maple, soft wheels, bearings that sing.",
  },
  {
    name: "Spindrel roller skates",
    price: cents(9200),
    picture: "roller-skate",
    text: "Four wide wheels and a boot that holds the ankle.",
  },
  {
    name: "Spindrel electric scooter",
    price: cents(49_000),
    picture: "kick-scooter",
    text: "Thirty kilometres on a charge, folds in one movement, brakes in the wet.",
  },
  {
    name: "Spindrel city bicycle",
    price: cents(74_000),
    picture: "bicycle",
    text: "A steel frame, eight gears in the hub and lights that never need charging.",
  },
  {
    name: "Spindrel minibike",
    price: cents(169_000),
    picture: "motorcycle",
    text: "A small electric motorcycle for private ground. Quiet enough for the neighbours.",
    stock: 5,
  },
  {
    name: "Spindrel electric moped",
    price: cents(295_000),
    picture: "moped",
    text: "Forty-five kilometres an hour, room for two and a battery you can carry upstairs.",
    stock: 6,
  },
  {
    name: "Spindrel carbon bicycle",
    price: cents(340_000),
    picture: "bicycle",
    text: "Seven kilos of hand-laid carbon with electronic gears, fitted to you before it is shipped.",
    stock: 4,
  },
]);
