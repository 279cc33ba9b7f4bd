import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const bath = shelf("Home & bath", [
  {
    name: "Bathmoor natural sponge",
    price: cents(160),
    picture: "bath-sponge",
    text: "Sea sponge is firm and light when dry, then turns soft within seconds under warm water. It lathers well with little soap, rinses clean and springs back into shape on the edge of the bath. Each one has grown a little differently.\n\nMaterial: Natural sea sponge, unbleached\nSize: About 9 cm across\nCare: Rinse and air-dry, replace after three months\nOrigin: Mediterranean",
  },
  {
    name: "Bathmoor toothbrush",
    price: cents(210),
    picture: "toothbrush",
    text: "The slim handle is made from castor oil instead of crude oil and looks like any other good toothbrush. Its bristles are of medium hardness, with rounded tips that are kind to gums. A paper sleeve is all the packaging there is.\n\nMaterial: Castor-oil polyamide\nSize: 19 cm\nWeight: 15 g\nColour: Red with white bristles\nCare: Replace after three months",
  },
  {
    name: "Bathmoor rose soap",
    price: cents(330),
    picture: "soap",
    text: "Milling it three times makes this bar dense, so it lasts for weeks and never turns to jelly in the dish. Shea butter keeps hands from feeling tight. The scent of roses is faint and gone by the time you have dried off.\n\nMaterial: Vegetable oils, shea butter, rose oil\nWeight: 100 g\nSize: 8 × 5.5 × 2.5 cm\nCare: Keep on a draining dish",
  },
  {
    name: "Bathmoor wide comb",
    price: cents(460),
    picture: "comb",
    text: "Long teeth with generous gaps work through curls and tangles without pulling. They are cut with a saw and polished by hand, so there are no moulded seams to catch a hair. Use it wet or dry, starting at the ends.\n\nMaterial: Cellulose acetate\nSize: 17 × 9 cm\nWeight: 48 g\nColour: Deep violet\nCare: Wash in lukewarm water",
  },
  {
    name: "Bathmoor hand lotion",
    price: cents(970),
    picture: "lotion",
    text: "Oat and almond oil sink in within a minute and leave nothing behind on keys or door handles. One push of the pump is enough for both hands. When the bottle is empty, refill it from any pouch or from a large bottle at home.\n\nCapacity: 300 ml\nMaterial: Oat extract, almond oil, glycerine\nSize: 7 × 7 × 17 cm\nCare: Use within 12 months of opening",
  },
  {
    name: "Bathmoor safety razor",
    price: cents(1220),
    picture: "razor",
    text: "Let the weight of the handle do the work and the blade glides by itself. The head screws off, takes any standard double-edged blade and rinses clean under the tap. Five blades come with it, which last most people two months.\n\nMaterial: Brass with blue lacquer\nSize: 10 × 4.2 cm\nWeight: 84 g\nFits: Any double-edged blade\nIn the box: Razor, five blades, paper guide",
  },
  {
    name: "Bathmoor red lipstick",
    price: cents(1350),
    picture: "lipstick",
    text: "A warm, clear red that suits almost everyone, from breakfast to a late train home. It goes on softly, dries to a satin finish and stays through a cup of coffee. The metal case clicks shut firmly and takes refills.\n\nWeight: 3.5 g\nColour: Warm red, satin finish\nMaterial: Aluminium case, plant waxes\nCare: Use within 18 months of opening",
  },
  {
    name: "Bathmoor rain shower",
    price: cents(4550),
    picture: "shower-head",
    text: "Wide drops and a little added air make a third less water feel like more. The head screws onto every standard hose by hand, without tools or tape. Silicone nozzles rub clean with a thumb, even where the water is hard.\n\nMaterial: Chromed ABS, silicone nozzles\nSize: 13 cm across\nCapacity: 6 litres a minute at 3 bar\nFits: Every hose with a G ½ thread\nIn the box: Shower head, seal, filter",
  },
  {
    name: "Bathmoor clawfoot bath",
    price: cents(260_000),
    picture: "bathtub",
    text: "Cast iron takes the heat of the first water and then gives it back for an hour. The white enamel is fired on in three coats, and the four feet adjust to an old floor. Two people and a lift bring the bath and its standing tap to your bathroom.\n\nMaterial: Enamelled cast iron, chromed brass tap\nSize: 155 × 76 × 61 cm\nWeight: 118 kg\nCapacity: 170 litres\nWarranty: 25 years on the enamel",
    stock: 3,
  },
]);
