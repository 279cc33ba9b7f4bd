import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const garden = shelf("Outdoors & garden", [
  {
    name: "Tarnvik tulip bulb",
    price: cents(75),
    picture: "tulip",
    text: "Plant it three times as deep as it is tall, before the frost, and then forget about it. In May comes a sturdy stem with one pink flower that holds for two weeks. Left in the ground, it will often return for several springs.\n\nColour: Pink\nSize: Bulb 12 cm around, flower 45 cm high\nCare: Sun, well-drained soil\nOrigin: Grown in the Netherlands",
  },
  {
    name: "Tarnvik sunflower seeds",
    price: cents(95),
    picture: "sunflower",
    text: "Push the seeds two centimetres into warm soil in May and water them well. They grow about as fast as children do in summer, only more evenly, so a mark on the fence each Sunday is worth the trouble. Birds take what is left in autumn.\n\nCapacity: 12 seeds\nSize: Up to 3 m high\nCare: Full sun, plenty of water, sow within two years",
  },
  {
    name: "Tarnvik sprouting kit",
    price: cents(140),
    picture: "sprout",
    text: "Fill the pot, push in the beans, add water and wait about five days. The manual has three sentences and needs no more. When the roots show through the sides, plant everything together, because the pot dissolves in the soil.\n\nSize: Pot 8 cm across\nAge: 4 and over\nCare: Bright windowsill, keep damp\nIn the box: Peat pot, soil tablet, three beans, manual",
  },
  {
    name: "Tarnvik fire log",
    price: cents(230),
    picture: "fire-log",
    text: "Birch lights quickly and burns for about an hour with a bright flame and hardly a spark. This log was dried in a kiln, so it gives off little smoke and leaves fine white ash. The bark peels off in strips and makes good tinder.\n\nMaterial: Kiln-dried birch\nSize: 33 cm long, about 12 cm thick\nWeight: About 2 kg\nCare: Store dry and aired",
  },
  {
    name: "Tarnvik windowsill cactus",
    price: cents(430),
    picture: "cactus",
    text: "Give it a bright window and one spoon of water a month, and it will outlive most houseplants. The ribs are plump, the spines short enough to live with. With luck it flowers in its fourth summer, for about a day.\n\nSize: About 12 cm high, pot 7 cm\nCare: Bright, one spoon of water a month\nMaterial: Clay pot\nOrigin: Grown from seed in our own glasshouse",
  },
  {
    name: "Tarnvik garden bucket",
    price: cents(560),
    picture: "bucket",
    text: "A bent lip pours where you aim, and the bottom has a grip for the other hand. The handle is thick enough not to cut when all twelve litres are in. The blue plastic is recycled and stays tough in frost and sun.\n\nCapacity: 12 litres\nMaterial: Recycled polypropylene\nSize: 31 cm across, 28 cm high\nWeight: 720 g\nColour: Blue",
  },
  {
    name: "Tarnvik blue hyacinth",
    price: cents(610),
    picture: "hyacinth",
    text: "The bulb has already had its cold spell, so it believes that spring is near. Set it over water in its glass and watch the roots come first, then the leaves. Around the darkest weeks of winter it opens in deep blue and scents the whole room.\n\nColour: Deep blue\nSize: Up to 25 cm high\nCare: Cool and dark until the shoot shows\nIn the box: Bulb, hyacinth glass, card of instructions",
  },
  {
    name: "Tarnvik rubber plant",
    price: cents(1520),
    picture: "potted-plant",
    text: "Thick, glossy leaves unroll one after another from a pink sheath. It puts up with dim corners, dry air and people who are often away. The young plant comes in a clay pot with a saucer, packed so that the soil stays where it is.\n\nSize: About 30 cm high, pot 13 cm\nCare: Bright or half shade, water once a week\nMaterial: Clay pot and saucer\nWeight: 1.4 kg",
  },
  {
    name: "Tarnvik courtyard fountain",
    price: cents(36_000),
    picture: "fountain",
    text: "Water rises in a low bell, falls back into the basin and covers the noise of the street. The cast stone ages as real stone does, with a little moss in its second year. Birds approve of the shallow rim, and the pump is barely audible.\n\nMaterial: Cast stone\nSize: 60 cm across, 72 cm high\nWeight: 58 kg\nPower: Pump, 12 W, 10 m of cable\nCapacity: 22 litres",
  },
]);
