import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const outdoors = shelf("Outdoors & garden", [
  {
    name: "Tarnvik braided cord",
    price: cents(480),
    picture: "cord",
    text: "Ten metres of braided polyester that hold two hundred kilos and stay supple when wet. The blue sheath is easy to see in grass and runs well through a knot. A printed card shows seven knots worth knowing.\n\nMaterial: Braided polyester\nSize: 10 m long, 5 mm thick\nWeight: 190 g\nIn the box: Cord, card of seven knots\nColour: Blue",
    since: "2026-10-06",
  },
  {
    name: "Tarnvik walking map",
    price: cents(770),
    picture: "map",
    text: "Printed on waterproof paper and folded so that one hand can turn it while the other holds the tea. The quiet paths are marked in green, with springs, shelters and steep parts. The long-distance trails have a sheet of their own on the back.\n\nMaterial: Waterproof polymer paper\nSize: 96 × 68 cm open, 12 × 23 cm folded\nWeight: 85 g\nEdition: Scale 1 to 50,000",
    since: "2026-10-10",
  },
  {
    name: "Tarnvik pocket compass",
    price: cents(870),
    picture: "compass",
    text: "The needle floats in liquid and settles within three seconds. Around it sits a brass case that fits a waistcoat pocket, with a loop for the belt or a lanyard. North is marked in red, and the ring turns to hold your course.\n\nMaterial: Brass, mineral glass\nSize: 5 × 5 × 1.5 cm\nWeight: 72 g\nWater resistance: Splashproof, liquid-filled\nIn the box: Compass, cord",
  },
  {
    name: "Tarnvik storm umbrella",
    price: cents(2650),
    picture: "umbrella",
    text: "Wind turns it inside out, a push turns it back, and on it goes. Eight fibreglass ribs bend where steel would snap, under a dense violet canopy. The curved wooden handle hangs over an arm or the back of a chair.\n\nMaterial: Polyester canopy, fibreglass, ash handle\nSize: 112 cm across, 89 cm long\nWeight: 520 g\nWater resistance: Waterproof canopy\nWarranty: 3 years",
  },
  {
    name: "Tarnvik diving mask",
    price: cents(3400),
    picture: "diving-mask",
    text: "A single window of tempered glass and a wide silicone skirt that seals on narrow and broad faces alike. The snorkel has a dry top with a float that shuts when a wave comes over. Rinse both in fresh water after the sea and they stay clear for years.\n\nMaterial: Tempered glass, silicone\nLens: Single, 5 mm, clear\nFits: Adults and teenagers\nWeight: 410 g\nIn the box: Mask, snorkel, mesh bag",
  },
  {
    name: "Tarnvik ring buoy",
    price: cents(4100),
    picture: "ring-buoy",
    text: "This is a proper life ring, with a closed-cell core, a tough red and white shell and a grab line held at four points. Hang it on the rail, or on the boathouse wall until someone needs it. It carries two adults in the water.\n\nMaterial: Polyethylene shell, closed-cell foam\nSize: 73 cm across, 11 cm thick\nWeight: 2.5 kg\nColour: Red and white\nIn the box: Ring, grab line, wall hook",
  },
  {
    name: "Tarnvik camp hatchet",
    price: cents(4300),
    picture: "hatchet",
    text: "Head and tang are forged in one piece of carbon steel, so nothing works loose. It splits kindling, drives tent pegs and fits beside a rucksack. The ash grips are riveted on, and a leather guard covers the edge.\n\nMaterial: Forged carbon steel, ash, leather\nSize: 34 × 13 × 3 cm\nWeight: 760 g\nIn the box: Hatchet, leather guard\nCare: Keep dry, oil the edge",
  },
  {
    name: "Tarnvik beach parasol",
    price: cents(4950),
    picture: "parasol",
    text: "Two metres of red and white shade on a pole that splits into two parts for the train. The lower part ends in a screw point, which you twist into the sand until it holds. A tilt joint follows the sun through the afternoon.\n\nMaterial: Polyester canopy, aluminium pole\nSize: 200 cm across, 210 cm high\nWeight: 2.3 kg\nIn the box: Parasol, sand point, carrying bag\nCare: Dry before packing",
  },
  {
    name: "Tarnvik travel rod",
    price: cents(5700),
    picture: "fishing-rod",
    text: "Five short parts slide together into a rod that reaches the far side of a stream. It is made of carbon fibre with a cork grip and comes with its reel. Everything goes into a tube that fits a suitcase or a saddle bag.\n\nMaterial: Carbon fibre, cork, aluminium reel\nSize: 2.4 m long, 54 cm packed\nWeight: 480 g with the reel\nRange: Lures from 5 to 20 g\nIn the box: Rod, reel, 100 m of line, tube",
  },
  {
    name: "Tarnvik snow goggles",
    price: cents(6800),
    picture: "goggles",
    text: "A wide blue lens held by magnets: lift it off, press on the other, and carry on in ten seconds. Soft foam follows the cheekbones and leaves a channel for glasses. The strap has a strip of silicone that grips a helmet.\n\nLens: Mirrored blue for sun, clear for fog\nMaterial: Polycarbonate, foam, elastic strap\nFits: Adults, with glasses or a helmet\nWeight: 165 g\nIn the box: Goggles, two lenses, pouch",
  },
  {
    name: "Tarnvik ash sled",
    price: cents(7500),
    picture: "sled",
    text: "Ash slats are steamed, bent and screwed to a pair of red steel runners. The seat carries one adult or two children, and the front curves up for tired legs. A plaited cord for pulling is tied to the front.\n\nMaterial: Steam-bent ash, painted steel\nSize: 105 × 36 × 28 cm\nWeight: 5.4 kg\nCapacity: 120 kg\nAge: From 4 years, with an adult",
  },
  {
    name: "Tarnvik cabin suitcase",
    price: cents(14_500),
    picture: "suitcase",
    text: "We measured the luggage bins of every airline we could find, then made this case two centimetres smaller. Four double wheels roll almost without a sound. Inside are two halves, one with straps and one with a zip.\n\nMaterial: Polycarbonate shell, aluminium handle\nSize: 53 × 38 × 20 cm\nCapacity: 34 litres\nWeight: 2.6 kg\nWarranty: 5 years",
  },
  {
    name: "Tarnvik hiking boots",
    price: cents(15_500),
    picture: "hiking-boot",
    text: "Waxed nubuck keeps the rain out, and a stiff rubber sole keeps the stones from your feet. The collar is padded and cut low at the heel, so it does not rub on the first day. Both the laces and the soles can be replaced.\n\nMaterial: Waxed nubuck, wool lining, rubber sole\nSize: EU 36 to 47\nWeight: 1.2 kg the pair in EU 42\nWater resistance: Waterproof to the ankle\nCare: Brush off, wax twice a season",
  },
  {
    name: "Tarnvik two-person tent",
    price: cents(18_900),
    picture: "tent",
    text: "Two people can put it up in four minutes, in the dark if need be. Fly and inner tent go up together, so the sleeping side stays dry in a shower. The green fly keeps out a whole night of rain and rolls away on both sides.\n\nMaterial: Ripstop nylon, aluminium poles\nSize: 220 × 130 × 105 cm\nWeight: 2 kg\nWater resistance: 3,000 mm water column\nIn the box: Tent, poles, 12 pegs, repair kit",
  },
  {
    name: "Tarnvik family tent",
    price: cents(48_000),
    picture: "campsite",
    text: "Two bedrooms with a curtain between them, and a porch high enough to stand up and cook in. The canvas breathes, so mornings stay cool, and the colour-coded poles make the first evening short. Sleeps five on wide mats.\n\nMaterial: Cotton and polyester canvas, steel poles\nSize: 560 × 310 × 205 cm\nWeight: 21 kg\nCapacity: Five people\nIn the box: Tent, groundsheet, poles, pegs, two bags",
  },
  {
    name: "Tarnvik river canoe",
    price: cents(87_000),
    picture: "canoe",
    text: "Cedar strips, six millimetres thick, are laid edge to edge and sealed under clear resin. The hull runs straight on flat water and turns willingly in a current. Two seats of woven webbing and a single ash paddle come with it.\n\nMaterial: Cedar strips, glass fibre, clear resin\nSize: 490 × 86 × 36 cm\nWeight: 27 kg\nCapacity: Two adults, 280 kg\nIn the box: Canoe, one ash paddle",
    stock: 5,
  },
  {
    name: "Tarnvik sailing dinghy",
    price: cents(460_000),
    picture: "sailing-dinghy",
    text: "Three and a half metres of varnished larch on oak frames, built for lakes and quiet bays. The tan sail is handled by one person and drops in seconds. Collect her from our yard, or have her brought to your slipway.\n\nMaterial: Larch on oak frames, bronze fittings\nSize: 350 × 145 cm, mast 4.6 m\nWeight: 98 kg\nCapacity: Three adults\nIn the box: Hull, mast, sail, rudder, two oars",
    stock: 3,
  },
]);
