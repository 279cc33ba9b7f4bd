import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const shoes = shelf("Shoes & style", [
  {
    name: "Loperi beach sandals",
    price: cents(990),
    picture: "flip-flop",
    text: "A pair in natural rubber, thick enough for hot sand and gravel paths. The yellow toe post is soft from the first step and anchored below the sole, so it does not pull through. Rinse them with the garden hose.\n\nMaterial: Natural rubber\nSize: EU 36 to 46\nWeight: 380 g the pair\nColour: Blue and yellow\nCare: Rinse, dry in the shade",
  },
  {
    name: "Loperi leather flats",
    price: cents(4900),
    picture: "ballet-flat",
    text: "Cut from glove leather so soft that the shoe folds in half. It slips into its own cotton pouch and into a bag, for the walk home after a long evening. Underneath is a thin rubber sole with a low heel.\n\nMaterial: Glove leather, rubber sole\nSize: EU 35 to 42\nWeight: 290 g the pair\nColour: Blue\nIn the box: Pair of flats, cotton pouch",
  },
  {
    name: "Loperi everyday trainers",
    price: cents(8900),
    picture: "trainer",
    text: "The upper is knitted in one piece and stretches where the foot bends. Below it, a thick sole takes the edge off hard pavements, all day if necessary. Insoles come out for washing, and the grey goes with everything.\n\nMaterial: Recycled knit, foam and rubber sole\nSize: EU 36 to 47\nWeight: 480 g the pair in EU 42\nColour: Light grey\nCare: Wash at 30 °C, air dry",
  },
  {
    name: "Loperi court heels",
    price: cents(11_900),
    picture: "high-heel",
    text: "Eight centimetres that feel like six, thanks to a hidden rise under the ball of the foot. The outside is red nappa, the inside pale lambskin with a padded heel. Rubber tips give a quiet step and can be changed by any cobbler.\n\nMaterial: Nappa leather, lambskin lining\nSize: EU 35 to 42, heel 8 cm\nWeight: 520 g the pair\nColour: Red\nIn the box: Pair of heels, spare tips, dust bag",
  },
  {
    name: "Loperi brown derby",
    price: cents(14_900),
    picture: "derby-shoe",
    text: "Open lacing and a round toe make this a shoe for office and weekend alike. It is welted, which means a cobbler can take off the sole and stitch on a new one, for decades if you like. Calf leather softens within a fortnight.\n\nMaterial: Calf leather, leather and rubber sole\nSize: EU 39 to 47\nWeight: 1.1 kg the pair in EU 42\nColour: Chestnut brown\nCare: Shoe trees, wax once a month",
  },
  {
    name: "Loperi ankle boots",
    price: cents(16_500),
    picture: "ankle-boot",
    text: "A zip at the side opens the boot to the sole, so it goes on without a struggle. Soft leather lines it throughout, and a grooved rubber sole stays steady on wet cobbles. The block heel is five centimetres high.\n\nMaterial: Smooth leather, leather lining, rubber sole\nSize: EU 35 to 43, heel 5 cm\nWeight: 980 g the pair in EU 39\nColour: Red with tan trim\nCare: Brush, wax before the first rain",
  },
  {
    name: "Loperi carbon runner",
    price: cents(22_000),
    picture: "trainer",
    text: "Made for the day of the race and the few fast runs before it. A carbon plate bends under the forefoot and gives back some of the push, with light, springy foam on either side. The upper is thin enough to see your socks.\n\nMaterial: Woven mesh, carbon plate, springy foam\nSize: EU 36 to 47\nWeight: 205 g each in EU 42\nRange: Around 400 km of racing\nColour: Silver grey",
  },
  {
    name: "Loperi numbered trainers",
    price: cents(64_000),
    picture: "trainer",
    text: "The suede is dyed by hand in small vats, so the shade shifts slightly from shoe to shoe. Each of the forty pairs carries its number on the tongue. Lined in leather, they are soft from the start, and the cup soles are stitched all the way round.\n\nMaterial: Hand-dyed suede, leather lining, rubber sole\nSize: EU 38 to 46\nEdition: 40 numbered pairs\nIn the box: Pair of trainers, second laces, numbered card\nCare: Suede brush, keep dry",
    stock: 7,
  },
]);
