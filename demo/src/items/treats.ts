import { cents } from "@trove/money";
import { shelf } from "../shelf.ts";

export const treats = shelf("Kitchen & treats", [
  {
    name: "Sugarloom toffee",
    price: cents(50),
    picture: "wrapped-sweet",
    text: "A single soft toffee, cooked slowly in a copper pan and cut by hand. Butter comes first, then caramel, then a few grains of salt. It is wrapped in striped waxed paper that untwists with a rustle.\n\nIngredients: Sugar, cream, butter (milk), glucose syrup, salt\nWeight: 11 g\nKeeps until: 4 months after packing",
  },
  {
    name: "Sugarloom lollipop",
    price: cents(80),
    picture: "lollipop",
    text: "Fruit syrup is boiled, pulled by hand and rolled into a flat wheel of seven colours. It tastes of raspberry at the rim and lemon in the middle. Walk slowly and it lasts all the way home.\n\nIngredients: Sugar, glucose syrup, fruit juices, plant colours\nSize: 6 cm across, stick 12 cm\nWeight: 32 g\nKeeps until: 12 months after packing",
  },
  {
    name: "Sugarloom butter cookie",
    price: cents(110),
    picture: "cookie",
    text: "One large cookie, crisp at the rim and soft in the middle, with chunks of dark chocolate that were broken by hand. We bake twice a week and wrap each cookie once it has cooled. Ten minutes on a radiator does it no harm.\n\nIngredients: Wheat flour, butter (milk), sugar, dark chocolate, egg, salt\nSize: 11 cm across\nWeight: 75 g\nKeeps until: 3 weeks after baking",
  },
  {
    name: "Sugarloom popcorn",
    price: cents(190),
    picture: "popcorn",
    text: "Popped in small batches and tossed with sea salt and a little butter while still warm. The bag is red and white striped paper and stands up by itself. It holds enough for two people and one film.\n\nIngredients: Maize, sunflower oil, butter (milk), sea salt\nWeight: 90 g\nSize: 11 × 8 × 22 cm\nKeeps until: 8 weeks after packing",
  },
  {
    name: "Sugarloom milk chocolate",
    price: cents(260),
    picture: "chocolate-bar",
    text: "Forty per cent cocoa makes this a milk chocolate with some character, less sweet than its red wrapper suggests. It is stirred for two days, until it melts evenly, and poured into a bar of fifteen pieces. The wrapper folds back over what is left.\n\nIngredients: Sugar, cocoa butter, cocoa mass, milk powder, vanilla\nWeight: 100 g\nSize: 15 × 7 × 1 cm\nKeeps until: 9 months after packing",
  },
  {
    name: "Sugarloom heather honey",
    price: cents(720),
    picture: "honey-pot",
    text: "Dark, strong honey from hives on one hillside, where the heather flowers for five weeks in late summer. It is thick, almost a jelly, with a taste of malt and smoke. The stoneware pot has a cork lid and a second life as a pencil holder.\n\nIngredients: Heather honey\nWeight: 250 g\nOrigin: Scotland, a single hillside\nKeeps until: 2 years after filling",
  },
  {
    name: "Sugarloom sparkling pear",
    price: cents(1290),
    picture: "sparkling-bottle",
    text: "Late pears, cold-pressed and left to clear, with fine bubbles and no alcohol. The taste is dry rather than sweet, with a trace of pear skin at the end. A cork and wire close the green bottle, and it pops all the same.\n\nIngredients: Pear juice, carbonic acid\nCapacity: 750 ml\nOrigin: Austria\nKeeps until: 18 months after bottling",
  },
]);
