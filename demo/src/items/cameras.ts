import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const cameras = shelf("Cameras & film", [
  {
    name: "Lumvik blank video cassette",
    price: cents(450),
    picture: "video-cassette",
    text: "Three hours of tape, new from the last batch ever coated.",
    since: "2026-09-16",
    stock: 0,
  },
  {
    name: "Lumvik colour film",
    price: cents(890),
    picture: "film-strip",
    text: "Thirty-six frames at ISO 200, with honest skin tones and fine grain.",
  },
  {
    name: "Lanternhouse cinema ticket",
    price: cents(1250),
    picture: "cinema-ticket",
    text: "One seat for any film on any evening at the Lanternhouse picture palace, valid for two years.",
  },
  {
    name: "Lumvik oak photo frame",
    price: cents(1650),
    picture: "photo-frame",
    text: "Solid oak, real glass and a mount for a 13 × 18 print.",
  },
  {
    name: "Lumvik clapperboard",
    price: cents(1890),
    picture: "clapperboard",
    text: "A writable slate with a clean snap. Chalk and cloth included.",
  },
  {
    name: "Lumvik point-and-shoot",
    price: cents(4800),
    picture: "flash-camera",
    text: "A pocket film camera with a built-in flash. Load it, point it, forget it.",
  },
  {
    name: "Lumvik tabletop telescope",
    price: cents(8500),
    picture: "telescope",
    text: "Shows the rings of Saturn and the neighbours' chimney. Stands on any table.",
  },
  {
    name: "Lumvik half-frame camera",
    price: cents(12_900),
    picture: "camera",
    text: "Seventy-two small pictures on one roll of film, and a lens that likes daylight.",
  },
  {
    name: "Lumvik desk microscope",
    price: cents(13_900),
    picture: "microscope",
    text: "Forty to six hundred times, with a lamp below and a box of prepared slides.",
  },
  {
    name: "Lumvik portable television",
    price: cents(15_900),
    picture: "television",
    text: "A small screen in a big case. The aerials are for show, the streaming works.",
  },
  {
    name: "Lumvik film projector",
    price: cents(24_000),
    picture: "film-projector",
    text: "Runs eight-millimetre reels quietly and stops without burning a frame.",
  },
  {
    name: "Lumvik pocket camcorder",
    price: cents(32_000),
    picture: "camcorder",
    text: "A camcorder with a real viewfinder, a long zoom and an hour of battery.",
  },
  {
    name: "Lumvik refractor telescope",
    price: cents(34_900),
    picture: "telescope",
    text: "A ninety-millimetre lens on a steady tripod. Moon, planets and the brighter clusters.",
    stock: 12,
  },
  {
    name: "Lumvik mirrorless camera",
    price: cents(129_900),
    picture: "camera",
    text: "A full-frame sensor in a body with three dials, each doing one thing.",
    stock: 14,
  },
  {
    name: "Lumvik cine camera",
    price: cents(185_000),
    picture: "movie-camera",
    text: "Sixteen-millimetre film, crystal sync and a turret of three lenses. Overhauled by hand.",
    since: "2026-08-23",
    stock: 4,
  },
  {
    name: "Lumvik rangefinder",
    price: cents(240_000),
    picture: "camera",
    text: "Brass under black enamel, a bright viewfinder and a shutter you can barely hear.",
    stock: 7,
  },
]);
