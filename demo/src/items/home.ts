import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const home = shelf("Home & bath", [
  {
    name: "Halmstrand pillar candle",
    price: cents(680),
    picture: "candle",
    text: "Pure stearin burns slowly, with a calm flame and next to no soot. The candle has no scent, so it suits the dinner table as well as the bath. After the first hour it forms a shallow pool and then keeps its shape down to the end.\n\nMaterial: Pure stearin, cotton wick\nSize: 7 cm across, 15 cm high\nWeight: 520 g\nCapacity: 60 hours of light\nCare: Trim the wick to 1 cm",
  },
  {
    name: "Halmstrand screwdriver",
    price: cents(520),
    picture: "screwdriver",
    text: "The tip is hardened and ground to a snug fit, so it stays in the slot when you lean on it. Six soft ribs keep the handle from turning in the palm, even with oily hands. A hole in the end takes a hook or a bit of string.\n\nMaterial: Chrome-vanadium steel, cellulose acetate\nSize: 21 cm, tip 5.5 mm\nWeight: 92 g\nColour: Red\nWarranty: 10 years",
  },
  {
    name: "Halmstrand corn broom",
    price: cents(780),
    picture: "broom",
    text: "Broom corn is stiff enough for grit and springy enough for corners. The bundle is sewn with four rows of waxed thread and holds its shape for years. Hang it by the loop, because a broom that stands on its bristles grows a bend.\n\nMaterial: Broom corn, beech handle\nSize: 140 × 30 cm\nWeight: 780 g\nCare: Dampen now and then, hang to dry",
  },
  {
    name: "Halmstrand brass padlock",
    price: cents(840),
    picture: "padlock",
    text: "A solid brass body shrugs off rain, and the hardened shackle resists small saws. It snaps shut without the key and opens with a smooth quarter turn. Two keys come with it, and more can be cut from the number on the card.\n\nMaterial: Solid brass, hardened steel\nSize: 5 × 6.5 × 1.6 cm, shackle 7 mm\nWeight: 230 g\nIn the box: Padlock, two keys, key card",
  },
  {
    name: "Halmstrand wire bin",
    price: cents(900),
    picture: "waste-bin",
    text: "Paper goes in, air goes through, and one hand is enough to tip it out. The steel mesh is welded to a rolled rim that neither snags sleeves nor bends. A wide base keeps it standing when a crumpled page arrives from across the room.\n\nMaterial: Powder-coated steel\nSize: 29 cm across, 34 cm high\nCapacity: 17 litres\nWeight: 680 g\nColour: Light grey",
    since: "2026-08-15",
  },
  {
    name: "Halmstrand wind chime",
    price: cents(1200),
    picture: "wind-chime",
    text: "The lightest draught moves the paper strip, and the glass answers with one clear note. Each bell is mouth-blown and painted from the inside, so the pattern never wears off. Hang it by an open window and take it in before a storm.\n\nMaterial: Mouth-blown glass, paper, cotton cord\nSize: Bell 8 cm, 38 cm long in all\nWeight: 85 g\nIn the box: Chime, two spare strips, hook",
    since: "2026-10-18",
  },
  {
    name: "Halmstrand claw hammer",
    price: cents(1320),
    picture: "hammer",
    text: "Ash takes the shock out of every blow and warms to the hand. The forged head is polished at the face and sits on the handle with a steel wedge, so it will not work loose. The claw is slim enough to get under a sunken nail.\n\nMaterial: Forged steel, ash handle\nWeight: 450 g head, 640 g in all\nSize: 33 cm\nCare: Oil the handle once a year\nWarranty: 10 years",
  },
  {
    name: "Halmstrand paper lantern",
    price: cents(1550),
    picture: "paper-lantern",
    text: "Ribs of split bamboo give the lantern its shape, and the paper turns any lamp into warm light. Pull it open, slip in the wire frame and hang it up. For the next move it folds flat again and fits behind a picture.\n\nMaterial: Paper, bamboo, steel wire\nSize: 30 cm across, 45 cm high\nWeight: 160 g\nColour: Orange with red bands\nFits: LED lamps up to 10 W, socket not included",
  },
  {
    name: "Halmstrand market basket",
    price: cents(1700),
    picture: "basket",
    text: "Woven from whole willow rods, it carries ten kilos without a creak. The handle is bound smoothly so that it sits well in the crook of an arm. A flat base keeps it upright in the boot of a car, and a rinse removes the dust of the market.\n\nMaterial: Peeled willow\nSize: 42 × 30 × 24 cm, handle 40 cm high\nCapacity: 10 kg\nWeight: 950 g\nCare: Rinse with water, dry in the shade",
  },
  {
    name: "Halmstrand mirror ball",
    price: cents(2990),
    picture: "mirror-ball",
    text: "Hundreds of small mirrors are glued on by hand, row after row, with hardly a gap. The motor turns once a minute, slowly enough that nobody feels dizzy. Point a lamp at it and the kitchen is ready for dancing.\n\nMaterial: Glass mirrors, foam core\nSize: 20 cm across\nWeight: 740 g\nBattery: One AA in the motor, 40 hours\nIn the box: Ball, motor, chain, hook",
    since: "2026-07-22",
  },
  {
    name: "Halmstrand dream globe",
    price: cents(3300),
    picture: "crystal-ball",
    text: "Tiny gold stars hang in solid glass and seem to drift when you walk past. It is heavy, clear and smooth all round, and rests in a shallow violet foot. About the future it says nothing, however long you look.\n\nMaterial: Solid glass, lacquered wood\nSize: 10 cm across, 13 cm high with foot\nWeight: 1.5 kg\nCare: Keep out of direct sun\nIn the box: Globe, foot, polishing cloth",
    since: "2026-09-08",
  },
  {
    name: "Halmstrand step ladder",
    price: cents(4800),
    picture: "ladder",
    text: "Four deep treads of beech feel sure underfoot, even in socks. It opens with one hand, a steel catch keeps it open, and rubber feet hold on to tiles. Afterwards it folds to the width of a coat and disappears behind a door.\n\nMaterial: Solid beech, steel fittings\nSize: 47 × 72 × 92 cm, folded 10 cm deep\nWeight: 7.1 kg\nCapacity: 150 kg",
  },
  {
    name: "Halmstrand tool box",
    price: cents(5200),
    picture: "toolbox",
    text: "Lift the tray and all forty-two tools lie in their places, so a missing one is noticed at once. Everything for a flat is here, from spirit level to hex keys. The steel box closes with two catches and a lock, and the handle is comfortable when it is full.\n\nMaterial: Lacquered steel\nSize: 43 × 22 × 20 cm\nWeight: 8.4 kg\nColour: Red\nIn the box: Box with tray, 42 tools, two keys",
  },
  {
    name: "Halmstrand petal mirror",
    price: cents(5800),
    picture: "wall-mirror",
    text: "Eight soft curves frame the glass like petals, carved in lime wood and gilded by hand. A narrow bevel catches the light along the edge. It hangs from two brass plates, in either direction, and makes a small hall feel wider.\n\nMaterial: Mirror glass, gilded lime wood\nSize: 58 × 44 × 3 cm\nWeight: 3.6 kg\nIn the box: Mirror, two screws, two wall plugs",
  },
  {
    name: "Halmstrand fired vase",
    price: cents(7200),
    picture: "amphora",
    text: "Tall, broad-shouldered and with two handles, this vase follows the lines of an old storage jar. It is thrown by hand, fired once and left unglazed, so the clay feels dry and slightly rough. A band of meanders runs around the middle.\n\nMaterial: Unglazed earthenware\nSize: 26 × 24 × 46 cm\nWeight: 4.2 kg\nColour: Warm brown\nCare: Use a glass inside for fresh flowers",
  },
  {
    name: "Halmstrand oak chair",
    price: cents(12_000),
    picture: "chair",
    text: "The seat is hollowed to a shape that makes a cushion unnecessary, and the back gives a little. Solid oak is joined with pegs instead of screws, so nothing needs tightening later. It bears more than it shows and is light enough to carry to the garden.\n\nMaterial: Solid oak, dark oil\nSize: 45 × 52 × 82 cm, seat 45 cm high\nWeight: 6.3 kg\nCapacity: 160 kg\nWarranty: 10 years",
  },
  {
    name: "Halmstrand oak bed",
    price: cents(94_000),
    picture: "bed",
    text: "Low, calm and without a creak, because every joint is bolted through solid wood. Sprung slats carry a firm mattress with a washable cover, long enough for tall sleepers. We put it together at your home, and it is ready for the first night.\n\nMaterial: Solid oak, latex and wool mattress\nSize: 140 × 210 cm, 38 cm to the top edge\nWeight: 74 kg\nIn the box: Frame, slats, mattress\nWarranty: 10 years",
  },
  {
    name: "Halmstrand reading corner",
    price: cents(129_000),
    picture: "sofa",
    text: "Two deep seats in blue wool, with arms wide enough for a cup, and a floor lamp that leans in over one shoulder. The covers come off for cleaning, and the cushions keep their shape. Lamp and sofa arrive together and stand in ten minutes.\n\nMaterial: Wool, beech frame, brass lamp\nSize: Sofa 158 × 86 × 80 cm, lamp 150 cm\nWeight: 52 kg\nColour: Blue, lamp in yellow\nIn the box: Sofa, floor lamp, LED bulb",
    since: "2026-07-02",
    stock: 9,
  },
]);
