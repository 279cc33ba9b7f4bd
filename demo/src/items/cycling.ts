import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const cycling = shelf("Sport & cycling", [
  {
    name: "Spindrel maple skateboard",
    price: cents(6900),
    picture: "skateboard",
    text: "Seven layers of maple give this board a lively pop and enough stiffness for heavier riders. The wheels are soft, which makes rough pavement bearable, and the bearings sing once they are run in. It comes assembled, so you can roll straight off the doorstep.\n\nMaterial: Canadian maple, aluminium trucks\nSize: 80 × 20.5 cm\nWeight: 2.4 kg\nCapacity: Riders up to 100 kg\nIn the box: Skateboard, skate tool",
  },
  {
    name: "Spindrel roller skates",
    price: cents(9200),
    picture: "roller-skate",
    text: "A padded boot laces high and holds the ankle where it belongs. Underneath run four wide wheels, soft enough for asphalt and quick enough for a hall. The toe stop unscrews for those who would rather dance.\n\nMaterial: Synthetic leather, nylon plate\nSize: 36 to 44\nWeight: 1.9 kg a pair\nColour: Pink and red\nIn the box: Pair of skates, spare laces, key",
  },
  {
    name: "Spindrel electric scooter",
    price: cents(49_000),
    picture: "kick-scooter",
    text: "Step on a pedal and the stem folds down in one movement, ready for the train. A drum brake in front and a motor brake behind hold well in the wet. Big air-filled tyres take the sting out of cobbles, and the lamp is bright enough to see by.\n\nRange: 30 km\nPower: 350 W, up to 20 km/h\nBattery: 36 V, charges in five hours\nWeight: 14.5 kg\nSize: 108 × 44 × 114 cm, folded 50 cm high",
  },
  {
    name: "Spindrel city bicycle",
    price: cents(74_000),
    picture: "bicycle",
    text: "Eight gears sit inside the rear hub, safe from rain and trouser legs. The dynamo in the front wheel feeds both lights, so they never need charging and go on by themselves at dusk. You sit upright on a sprung saddle, with a view over parked cars.\n\nMaterial: Lugged steel frame\nSize: Frames of 50, 55 and 60 cm\nWeight: 16.8 kg\nColour: Red\nIn the box: Bicycle, mudguards, rack, bell, lock",
  },
  {
    name: "Spindrel minibike",
    price: cents(169_000),
    picture: "motorcycle",
    text: "An electric motorcycle at two thirds of the usual size, for fields, yards and other private ground. It pulls away without a jerk, and three speed settings let beginners start gently. The loudest part is the gravel, so the neighbours may not notice.\n\nPower: 2 kW, up to 45 km/h\nRange: 35 km\nWeight: 49 kg\nCapacity: Riders up to 90 kg\nWarranty: 2 years",
    stock: 5,
  },
  {
    name: "Spindrel electric moped",
    price: cents(295_000),
    picture: "moped",
    text: "Room for two on a long padded seat, and a flat floor for the shopping between your feet. The battery lifts out by its handle and charges upstairs from any socket. It keeps up with town traffic at forty-five kilometres an hour, almost without a sound.\n\nRange: 70 km\nPower: 3 kW, up to 45 km/h\nBattery: Removable, 9.5 kg, charges in five hours\nWeight: 84 kg\nWarranty: 3 years",
    stock: 6,
  },
  {
    name: "Spindrel carbon bicycle",
    price: cents(340_000),
    picture: "bicycle",
    text: "Every frame is laid up by hand, sheet by sheet, and weighed before it is painted. Electronic gears shift at a tap, even under load, and the hydraulic discs need one finger. We take your measurements first and set saddle, stem and bars before it is shipped.\n\nMaterial: Carbon fibre, hand-laid\nWeight: 7 kg\nSize: Six frames, from 49 to 61 cm\nBattery: 1,000 km between charges\nWarranty: 10 years on the frame",
    stock: 4,
  },
]);
