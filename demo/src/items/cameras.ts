import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const cameras = shelf("Cameras & film", [
  {
    name: "Lumvik blank video cassette",
    price: cents(450),
    picture: "video-cassette",
    text: "This cassette comes from the last batch of tape ever coated, wound in spring and sealed in film since. It holds three hours at standard speed and has a tab to break off once a recording should stay. A sheet of labels lies in the sleeve.\n\nCapacity: 180 minutes\nSize: 18.8 × 10.4 × 2.5 cm\nMaterial: Chromium dioxide half-inch tape\nIn the box: Cassette, card sleeve, label sheet",
    since: "2026-09-16",
    stock: 0,
  },
  {
    name: "Lumvik colour film",
    price: cents(890),
    picture: "film-strip",
    text: "Thirty-six frames with honest skin tones and a grain fine enough for large prints. ISO 200 suits bright days, window light and patient hands. Any laboratory that develops colour negatives will take it.\n\nCapacity: 36 frames at ISO 200\nFits: All 35 mm cameras\nCare: Store below 20 °C, develop within two years\nIn the box: One film in a plastic can",
  },
  {
    name: "Lanternhouse cinema ticket",
    price: cents(1250),
    picture: "cinema-ticket",
    text: "A seat at the Lanternhouse picture palace, under the plaster stars, for whichever film and evening you like. The thick card has a perforated stub that the usher tears off by hand. It is valid for two years: exchange it at the box office or book your row with the printed number.\n\nMaterial: Letterpress-printed card\nSize: 14 × 6 cm\nCapacity: One seat, any film, any evening",
  },
  {
    name: "Lumvik oak photo frame",
    price: cents(1650),
    picture: "photo-frame",
    text: "Solid oak with mitred corners, oiled so that the grain stays visible. Behind real glass sits a bevelled mount that gives the print some room. Four turning clips open the back, and it hangs upright or lengthways or stands on a shelf.\n\nMaterial: Solid oak, glass, acid-free mount\nSize: 24 × 29 × 2 cm\nFits: Prints of 13 × 18 cm\nCare: Dust with a dry cloth",
  },
  {
    name: "Lumvik clapperboard",
    price: cents(1890),
    picture: "clapperboard",
    text: "The two sticks meet with a clean snap that any editor can find on the soundtrack. Scene and take go onto the slate in chalk and come off with one wipe. Magnets in the hinge keep it shut in a bag.\n\nMaterial: Lacquered poplar\nSize: 30 × 26 × 1.5 cm\nWeight: 480 g\nIn the box: Clapperboard, four sticks of chalk, cloth",
  },
  {
    name: "Lumvik point-and-shoot",
    price: cents(4800),
    picture: "flash-camera",
    text: "Everything from one and a half metres to the horizon is in focus, so there is nothing to set. A thumbwheel moves the film, and the built-in flash charges in eight seconds. It slips into a coat pocket and does not mind being forgotten there.\n\nLens: 31 mm f/9, fixed focus\nBattery: One AAA, not included\nSize: 11.5 × 6.5 × 4 cm\nWeight: 155 g\nIn the box: Camera, wrist strap",
  },
  {
    name: "Lumvik tabletop telescope",
    price: cents(8500),
    picture: "telescope",
    text: "Small enough for a windowsill, it shows craters on the Moon, the rings of Saturn and the neighbours' chimney. The short tripod stands on any table and turns smoothly with one hand. A red-dot finder makes aiming easy on the first evening.\n\nLens: 70 mm, focal length 400 mm\nRange: 16 to 67 times with two eyepieces\nSize: 43 × 20 × 35 cm\nWeight: 1.9 kg\nIn the box: Telescope, tripod, two eyepieces, red-dot finder",
  },
  {
    name: "Lumvik half-frame camera",
    price: cents(12_900),
    picture: "camera",
    text: "Half a frame per picture means seventy-two of them on an ordinary roll. The glass lens likes daylight and turns a bright afternoon crisp, while a small flash helps indoors. Hold the camera upright for landscapes, sideways for portraits.\n\nLens: 32 mm f/3.5, glass\nCapacity: 72 pictures on a 36-frame film\nBattery: One lithium cell, included\nWeight: 270 g\nIn the box: Camera, strap, battery, case",
  },
  {
    name: "Lumvik desk microscope",
    price: cents(13_900),
    picture: "microscope",
    text: "Three objectives on a metal turret show onion skin, pond life and the scales of a butterfly wing. The lamp below the stage dims, and the coarse and fine focus are steady enough for small hands. Prepared slides are included, so the first look takes a minute.\n\nRange: 40 to 600 times\nMaterial: Metal body, glass lenses\nSize: 16 × 12 × 30 cm\nPower: LED, mains adapter or three AA cells\nIn the box: Microscope, 12 prepared slides, 20 blank slides, tweezers",
  },
  {
    name: "Lumvik portable television",
    price: cents(15_900),
    picture: "television",
    text: "The case comes from a time when screens were deep, and it leaves room for a proper loudspeaker. Behind the glass is a modern panel that streams over your home network. Both aerials are for show, but the channel knob really turns.\n\nScreen: 24 cm, 1280 × 800 pixels\nSize: 34 × 26 × 24 cm\nWeight: 3.4 kg\nPower: Mains, 18 W\nWarranty: 2 years",
  },
  {
    name: "Lumvik film projector",
    price: cents(24_000),
    picture: "film-projector",
    text: "Reels of eight-millimetre film run through it as quietly as a desk fan. A cool LED replaces the old lamp, so you can stop on a single frame without burning it. Threading is automatic, with a loop sensor that spares brittle splices.\n\nLens: 15–25 mm zoom, f/1.3\nFits: 8 mm film, reels up to 120 m\nSize: 28 × 19 × 26 cm\nWeight: 5.2 kg\nIn the box: Projector, empty reel, mains cable",
  },
  {
    name: "Lumvik pocket camcorder",
    price: cents(32_000),
    picture: "camcorder",
    text: "With an eye at the viewfinder the hands stay calm, even at the far end of the zoom. Steady pictures go straight onto a memory card, and the built-in microphone has a foam cover for wind. One battery lasts an hour, about as long as a school play.\n\nLens: 26–520 mm zoom, f/1.8–3.4, stabilised\nBattery: 60 minutes, charges by USB-C\nSize: 12 × 6 × 6.5 cm\nWeight: 310 g\nIn the box: Camcorder, battery, 64 GB card, cable",
  },
  {
    name: "Lumvik refractor telescope",
    price: cents(34_900),
    picture: "telescope",
    text: "Ninety millimetres of coated glass bring in the planets, double stars and the brighter clusters. Slow-motion knobs follow them across the sky without a nudge, and the steel tripod settles within a second. Setting it up the first time takes twenty minutes.\n\nLens: 90 mm achromat, focal length 900 mm\nRange: 36 to 180 times with three eyepieces\nWeight: 9.6 kg\nIn the box: Telescope, mount, tripod, three eyepieces, finder\nWarranty: 5 years",
    stock: 12,
  },
  {
    name: "Lumvik mirrorless camera",
    price: cents(129_900),
    picture: "camera",
    text: "Each of the three dials does one thing and shows its setting even when the camera is off. The full-frame sensor copes well with candlelight and leaves plenty of room to crop. A magnesium body and rubber seals keep out drizzle.\n\nLens: 28–60 mm f/4–5.6, removable\nCapacity: 24 megapixels, two card slots\nBattery: 520 pictures, charges by USB-C\nWeight: 690 g with lens\nIn the box: Camera, lens, strap, battery, cable",
    stock: 14,
  },
  {
    name: "Lumvik cine camera",
    price: cents(185_000),
    picture: "movie-camera",
    text: "Built for sixteen-millimetre film and overhauled by hand, down to new seals and fresh grease. Turn the turret to change between three lenses, then pull focus on engraved scales. A crystal keeps the motor at exactly 24 frames a second, so sound recorded apart stays in step.\n\nLens: 10 mm, 25 mm and 75 mm on a turret\nCapacity: 30 m of 16 mm film, about 2¾ minutes\nBattery: Rechargeable, 12 rolls on a charge\nWeight: 3.8 kg\nIn the box: Camera, three lenses, charger, case, service record",
    since: "2026-08-23",
    stock: 4,
  },
  {
    name: "Lumvik rangefinder",
    price: cents(240_000),
    picture: "camera",
    text: "Black enamel covers solid brass and will wear through at the edges in a way its owners tend to like. The viewfinder is wide and bright, with frame lines that shift as you focus. Inside, a cloth shutter moves so softly that people go on talking.\n\nLens: 50 mm f/2, removable\nFits: 35 mm film\nMaterial: Brass, black enamel, leather\nWeight: 780 g with lens\nWarranty: 5 years, first service included",
    stock: 7,
  },
]);
