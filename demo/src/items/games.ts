import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const games = shelf("Games & toys", [
  {
    name: "Sixpip acrylic die",
    price: cents(50),
    picture: "die",
    text: "Rounded corners, drilled pips and a weight that has been checked for balance. The white acrylic is cast in one piece and tumbles well on wood or felt. You only need one, until it rolls under the sofa.\n\nMaterial: Cast acrylic\nSize: 16 mm\nWeight: 5 g\nColour: White, red and black pips",
  },
  {
    name: "Sixpip weighted pawn",
    price: cents(120),
    picture: "chess-pawn",
    text: "There is always one that goes missing, and this is its replacement. A steel slug in the base makes it stand firmly, and a felt foot lets it slide without a scratch. The turned shape matches most club sets of ordinary size.\n\nMaterial: Lacquered beech, steel, felt\nSize: 4.8 cm high, base 2.8 cm\nWeight: 22 g\nColour: Black\nFits: Sets with a king of 9–9.5 cm",
  },
  {
    name: "Sixpip pocket puzzle",
    price: cents(290),
    picture: "jigsaw",
    text: "Forty tiny pieces lie in a tin no larger than a matchbox, ready for a waiting room or a long train ride. They are cut from thick board and click together under a fingertip. The picture is a green meadow, which helps less than you would think.\n\nPlayers: 1\nAge: 8 and over\nSize: 9 × 6 cm finished, tin 5.5 × 3.8 × 1.6 cm\nPlaying time: 20 minutes",
  },
  {
    name: "Sixpip linen cards",
    price: cents(490),
    picture: "playing-cards",
    text: "A fine woven texture lets the cards slide and fan without sticking, even after a long evening. The court cards are drawn in the classic pattern, and the joker is worth keeping. They come in a tuck box with a thumb notch.\n\nMaterial: Linen-finish card\nSize: 63 × 88 mm\nIn the box: 54 cards in a tuck box\nCare: Wipe with a dry cloth",
  },
  {
    name: "Sixpip flower cards",
    price: cents(650),
    picture: "flower-cards",
    text: "Each month has its plant, from pine in January to paulownia in December, on four small stiff cards. They are thick enough to slap down, as tradition demands. The booklet explains two games in English, one short and one for a winter night.\n\nPlayers: 2 to 7\nSize: 54 × 33 mm\nPlaying time: 30 minutes\nIn the box: 48 cards, booklet in English, box\nAge: 8 and over",
  },
  {
    name: "Sixpip eight ball",
    price: cents(1150),
    picture: "eight-ball",
    text: "The black one, in full size and weight, cast from resin and polished to a mirror. It replaces a chipped ball on any pool table or holds down papers with some authority. The number is inlaid, so it will not wear off.\n\nMaterial: Phenolic resin\nSize: 57.2 mm across\nWeight: 170 g\nFits: Standard pool tables",
  },
  {
    name: "Sixpip 500-piece puzzle",
    price: cents(1290),
    picture: "jigsaw",
    text: "Lanterns come on along the quay, and the last boats are tied up for the night. The pieces are cut from thick board with a matt print, fit snugly and leave hardly any dust in the box. A folded poster saves you from passing the lid around.\n\nPlayers: 1 to 4\nAge: 10 and over\nSize: 48 × 36 cm finished\nPlaying time: 4 to 6 hours\nIn the box: 500 pieces, poster",
  },
  {
    name: "Sixpip hallway bowling",
    price: cents(2150),
    picture: "bowling-pins",
    text: "Ten pins of turned beech stand at the far end, and a hallway becomes an alley. The ball has a core of wood under a skin of cork, so it rolls true and spares the skirting board. Everything goes back into a cotton sack with a painted scoreboard.\n\nPlayers: 2 to 6\nAge: 4 and over\nMaterial: Beech, cork\nSize: Pins 18 cm, ball 9 cm\nIn the box: Ten pins, ball, scoreboard, sack",
  },
  {
    name: "Sixpip pixel lamp",
    price: cents(2790),
    picture: "pixel-alien",
    text: "A small visitor from an old screen, cast in frosted acrylic and lit violet from within. Tap its head to step through three levels of light, the lowest of which makes a good night light. The flat feet stand steadily on a shelf, and the cable leaves at the back.\n\nMaterial: Frosted acrylic\nSize: 16 × 12 × 4 cm\nPower: LED, 2 W by USB-C\nColour: Violet\nIn the box: Lamp, 1.5 m cable",
  },
  {
    name: "Sixpip dartboard",
    price: cents(3490),
    picture: "dartboard",
    text: "Dense sisal closes again behind every dart, so the board stays even for years. The dividing wire is thin and unstapled, which means fewer bounces off the metal. Bracket, screws and six steel-tipped darts are included, and the numbers turn to spread the wear.\n\nMaterial: Sisal, steel wire\nSize: 45 cm across, 4 cm deep\nWeight: 5.1 kg\nPlayers: 2 to 8\nIn the box: Board, six darts, bracket, screws",
  },
  {
    name: "Sixpip wireless gamepad",
    price: cents(4600),
    picture: "gamepad",
    text: "Magnetic sensors under both sticks mean there is nothing to rub, and so they do not drift. The grips are lightly textured, the triggers long and smooth. Thirty hours of play pass before it asks for the cable, which is long enough to keep playing.\n\nBattery: 30 hours, charges in two\nWeight: 225 g\nColour: Violet\nFits: Most consoles, computers and mobiles\nIn the box: Gamepad, receiver, 2 m cable",
  },
  {
    name: "Sixpip mahjong set",
    price: cents(5900),
    picture: "mahjong-tile",
    text: "The tiles are thick, cool and engraved deep enough to read with a thumb. They land with a good clack, which is half the pleasure. Racks, dice and counting sticks share the roll-up case, and the booklet starts with the simple rules.\n\nPlayers: 4\nAge: 10 and over\nPlaying time: 90 minutes\nMaterial: Melamine tiles, canvas case\nIn the box: 144 tiles, four racks, three dice, sticks, booklet",
  },
  {
    name: "Sixpip arcade stick",
    price: cents(10_900),
    picture: "arcade-stick",
    text: "A ball-topped stick, one large button and a base too heavy to slide when things get close. Both run on microswitches that click and can be replaced with a screwdriver. It plugs into almost anything and needs no software.\n\nMaterial: Steel base, ABS ball\nSize: 18 × 18 × 15 cm\nWeight: 1.6 kg\nFits: Computers and consoles with USB\nIn the box: Stick, 3 m cable, spare switch",
  },
  {
    name: "Sixpip pro gamepad",
    price: cents(14_900),
    picture: "gamepad",
    text: "Four metal paddles sit under the fingers that usually have nothing to do. Sticks swap without tools between short, tall and domed, and a slider shortens the travel of the triggers. The hard case charges it while everything is packed away.\n\nBattery: 40 hours\nWeight: 290 g\nMaterial: Steel paddles, rubber grips\nFits: Most consoles and computers\nIn the box: Gamepad, six sticks, charging case, cable",
  },
  {
    name: "Sixpip walnut chess set",
    price: cents(16_500),
    picture: "chess-pawn",
    text: "Folded, it is a handsome box, and opened it is a board of walnut and maple with the pieces waiting inside. They are turned from the same two woods, weighted and felted, and each has its own place. The hinge lies flush, so nothing wobbles on the middle ranks.\n\nPlayers: 2\nMaterial: Walnut, maple, felt\nSize: 40 × 40 cm open, king 8 cm\nWeight: 2.2 kg\nIn the box: Board, 32 pieces",
    stock: 38,
  },
  {
    name: "Sixpip bar-top arcade",
    price: cents(59_000),
    picture: "arcade-stick",
    text: "Forty small games from the age of bleeps run in a cabinet that fits on a kitchen counter. The stick and buttons are full size, and the coin door takes real coins and returns them to the key holder. Lift the lid of the marquee to change the volume.\n\nSize: 42 × 40 × 62 cm\nScreen: 31 cm\nWeight: 17 kg\nPower: Mains, 35 W\nPlayers: 1 to 2, in turns",
    stock: 8,
  },
  {
    name: "Sixpip ebony chess set",
    price: cents(72_000),
    picture: "chess-pawn",
    text: "Each piece is turned and carved by hand in ebony or boxwood, and no two knights are quite alike. Weight low in the base makes them settle with a soft thud. The board of bird's-eye maple has a satin oil finish that does not glare under a lamp.\n\nPlayers: 2\nMaterial: Ebony, boxwood, bird's-eye maple\nSize: 50 × 50 cm, king 9.5 cm\nWeight: 4.3 kg\nIn the box: Board, 32 pieces, two spare queens, case",
    stock: 5,
  },
  {
    name: "Sixpip arcade cabinet",
    price: cents(275_000),
    picture: "arcade-stick",
    text: "Stand side by side at a full-height cabinet, with a proper glass picture tube that glows as you remember it. Sixty games are on board, each with its original timing. Two people carry it to the room of your choice, level it and take the packing away.\n\nPlayers: 1 to 2\nSize: 68 × 80 × 175 cm\nScreen: 51 cm picture tube\nWeight: 112 kg\nWarranty: 5 years",
    stock: 3,
  },
]);
