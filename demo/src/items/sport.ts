import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const sport = shelf("Sport & cycling", [
  {
    name: "Spindrel finisher medal",
    price: cents(270),
    picture: "sports-medal",
    text: "For the run around the block that nobody timed. The medal is cast in metal with a raised star and a bronze finish, and it hangs from a woven ribbon in red, white and blue. There is space on the back to scratch in a date.\n\nMaterial: Zinc alloy, bronze finish\nSize: 5 cm across, ribbon 80 cm\nWeight: 48 g\nIn the box: Medal, ribbon",
    since: "2026-10-26",
  },
  {
    name: "Spindrel baseball",
    price: cents(510),
    picture: "baseball",
    text: "Under the full-grain leather lie three layers of wool yarn, and in the middle a core of cork. A hundred and eight red stitches are pulled by hand and stand up just enough for two fingers. It breaks in like a glove.\n\nMaterial: Full-grain leather, wool, cork core\nSize: 7.3 cm across\nWeight: 145 g\nCare: Wipe dry, keep out of the rain",
  },
  {
    name: "Spindrel flying disc",
    price: cents(630),
    picture: "flying-disc",
    text: "At a hundred and seventy-five grams, this disc has the weight that teams throw with. It leaves the hand cleanly, flies straight and hangs for a moment before it drops. The rim is rounded, so catching it does not sting.\n\nMaterial: Flexible polyethylene\nSize: 27 cm across\nWeight: 175 g\nColour: Light blue\nAge: From 6 years",
  },
  {
    name: "Spindrel table-tennis bat",
    price: cents(860),
    picture: "table-tennis-bat",
    text: "Five plies of poplar with a medium sponge on each side, tuned for steady rallies rather than winning at once. The flared handle sits low in the palm. One white ball is included, of forty millimetres.\n\nMaterial: Poplar, rubber, sponge\nSize: 26 × 15 cm\nWeight: 170 g\nIn the box: Bat, one ball",
  },
  {
    name: "Spindrel running vest",
    price: cents(1750),
    picture: "running-vest",
    text: "It weighs about as much as a letter and dries in minutes on a chair. Flat seams keep out of the way under the arms, and the fabric lets air through at the back. A reflective stripe runs from shoulder to hip.\n\nMaterial: Recycled polyester mesh\nSize: XS to XXL\nWeight: 48 g in M\nColour: Green with a yellow stripe\nCare: Wash at 30 °C, no softener",
  },
  {
    name: "Spindrel volleyball",
    price: cents(2250),
    picture: "volleyball",
    text: "Eighteen soft panels are bonded over a layer of foam, so a hard serve does not leave your arms red. The bounce is true on a gym floor and the ball stays light on sand. Give it a few strokes with the pump now and then.\n\nMaterial: Microfibre, foam, butyl bladder\nSize: Size 5, 21 cm across\nWeight: 270 g\nIn the box: Volleyball, needle for the pump",
  },
  {
    name: "Spindrel football",
    price: cents(2450),
    picture: "football",
    text: "The panels are joined by heat instead of thread, which leaves no holes for water. It stays as round in the rain as in the sun, and flies the way it was struck. Size five, for players from about twelve years upwards.\n\nMaterial: Bonded polyurethane, butyl bladder\nSize: Size 5, 22 cm across\nWeight: 430 g\nColour: White and blue\nAge: From 12 years",
  },
  {
    name: "Spindrel rugby ball",
    price: cents(2550),
    picture: "rugby-ball",
    text: "Small raised dots cover the surface and hold in drizzle, mud and cold fingers. Four panels are stitched by hand over three layers of cotton and polyester. It spins evenly from the pass and lands as it pleases.\n\nMaterial: Pimpled rubber, cotton and polyester backing\nSize: Size 5, 29 × 19 cm\nWeight: 440 g\nIn the box: Ball, needle for the pump",
  },
  {
    name: "Spindrel basketball",
    price: cents(2790),
    picture: "basketball",
    text: "Tarmac wears out soft balls, so this one has a thick rubber cover. Deep channels give the fingertips something to find without looking. It arrives with a little less air than it needs, ready for you to choose the bounce.\n\nMaterial: Rubber cover, nylon winding\nSize: Size 7, 24 cm across\nWeight: 610 g\nColour: Orange\nCare: Wipe with water",
  },
  {
    name: "Spindrel badminton set",
    price: cents(3150),
    picture: "badminton-racket",
    text: "Two graphite rackets, strung and ready, with three shuttles made of real feathers. Light heads make quick returns easy, even for someone who has not played since school. All of it packs into a bag with a shoulder strap.\n\nMaterial: Graphite, goose feather, cork\nSize: Rackets 67 cm long\nWeight: 88 g per racket\nPlayers: 2\nIn the box: Two rackets, three shuttles, bag",
  },
  {
    name: "Spindrel hockey stick",
    price: cents(3990),
    picture: "hockey-stick",
    text: "A composite stick with a low bow, which helps with lifted shots and drags. The grip is wrapped in dark tape that dries quickly, and the hook is thick where the knocks come. A hard white ball is there to begin with.\n\nMaterial: Glass fibre, carbon, polyurethane grip\nSize: 93 cm long\nWeight: 545 g\nIn the box: Stick, one ball",
    since: "2026-06-09",
  },
  {
    name: "Spindrel cotton gi",
    price: cents(4250),
    picture: "judo-suit",
    text: "Woven in thick cotton and washed before sewing, so the size you order is the size you keep. The jacket is doubled at the shoulders and the knees are reinforced. Tell us your grade and the belt comes in its colour.\n\nMaterial: Pre-shrunk cotton, 450 g/m²\nSize: 120 to 200 cm\nWeight: 1.4 kg in 170 cm\nIn the box: Jacket, trousers, belt\nCare: Wash at 40 °C",
    since: "2026-09-04",
  },
  {
    name: "Spindrel boxing gloves",
    price: cents(4750),
    picture: "boxing-glove",
    text: "Ten ounces of layered foam for bag work and light sparring. The wide thumb is sewn to the side and cannot catch, and the cuff closes with one hand. The palms are perforated so that air gets in.\n\nMaterial: Coated microfibre, layered foam\nWeight: 284 g each\nSize: 10 oz, for adults\nColour: Red with a white cuff\nCare: Air after use, wipe dry",
  },
  {
    name: "Spindrel putting green",
    price: cents(5400),
    picture: "golf-hole",
    text: "Three metres of short turf that rolls out in a corridor and rolls up again before dinner. The far end rises slightly to a cup with a red flag. A weighted back keeps it flat on carpet and floorboards alike.\n\nMaterial: Polypropylene turf, rubber back\nSize: 300 × 40 cm\nWeight: 4.1 kg\nIn the box: Green, cup, flag, two balls",
    since: "2026-09-28",
  },
  {
    name: "Spindrel ice skates",
    price: cents(9900),
    picture: "ice-skate",
    text: "Warm the boots for ten minutes in an oven, lace them up, and they take the shape of your feet as they cool. The steel blades arrive sharpened. White outside, brushed lining inside, and firm around the ankle.\n\nMaterial: Heat-shaped synthetic leather, steel blade\nSize: EU 34 to 46\nWeight: 1.6 kg the pair in EU 40\nIn the box: Skates, blade guards\nCare: Dry the blades after use",
  },
  {
    name: "Spindrel tennis racket",
    price: cents(15_900),
    picture: "tennis-racket",
    text: "Three hundred grams with the strings in, and a head large enough to forgive a ball hit off the centre. The frame is graphite, stiff at the shoulders and softer in the throat. Comes strung, with a cover that has a strap.\n\nMaterial: Graphite frame, polyester strings\nSize: 68.5 cm long, head 645 cm²\nWeight: 300 g strung\nIn the box: Racket, cover\nWarranty: 2 years",
  },
  {
    name: "Spindrel recurve bow",
    price: cents(21_000),
    picture: "bow",
    text: "Limbs of maple and glass fibre draw smoothly to thirty pounds, or fourteen kilos, and store flat when unstrung. The grip is shaped for either hand, and the six arrows match its draw. A straw-backed target face completes the garden range.\n\nMaterial: Maple, glass fibre, wooden grip\nSize: 168 cm strung\nWeight: 1.1 kg\nRange: Targets at 10 to 30 m\nIn the box: Bow, string, six arrows, target face",
  },
  {
    name: "Spindrel curling stone",
    price: cents(33_000),
    picture: "curling-stone",
    text: "Twenty kilos of close-grained granite, turned and polished until it glides on a ring the width of a finger. The red handle bolts through the middle and can be replaced. Between winters it makes a patient doorstop.\n\nMaterial: Polished granite, moulded handle\nSize: 29 × 29 × 21 cm\nWeight: 20 kg\nColour: Grey with a red handle\nCare: Keep the running edge clean",
    stock: 8,
  },
  {
    name: "Spindrel touring skis",
    price: cents(43_000),
    picture: "ski",
    text: "Skis, bindings and boots in one set, mounted and adjusted to your weight before they are sent. The wooden core is light enough for a long climb and calm on the way down. Boots switch from walk to ski with one lever.\n\nMaterial: Paulownia core, glass fibre, steel edges\nSize: 164, 171 or 178 cm\nWeight: 6.2 kg with bindings and boots\nFits: Boots EU 37 to 46\nIn the box: Skis, bindings, boots, straps",
  },
]);
