import { fixedId, toSlug } from "./identity.ts";

export type DemoCategory = {
  id: string;
  slug: string;
  name: string;
  description: string;
  picture: string;
  sortOrder: number;
};

const OPENED_AT_UTC = "2026-02-02T07:00:00.000Z";

const rows = [
  ["Sound & music", "headphones", "Headphones, speakers and instruments that stay in tune."],
  ["Cameras & film", "camera", "Cameras for film and sensor, and what goes with them."],
  ["Gadgets & desk", "laptop", "Computers, phones and the small electric things around them."],
  ["Games & toys", "gamepad", "For a rainy Sunday, alone or with company."],
  ["Watches & jewellery", "wristwatch", "Things worn on the wrist, the finger and the lapel."],
  ["Shoes & style", "trainer", "Shoes, clothes and bags made to be worn for years."],
  ["Kitchen & treats", "teapot", "Pans, knives and glasses, and something sweet to finish."],
  ["Home & bath", "sofa", "Furniture, light and tools, and everything for the bathroom."],
  ["Outdoors & garden", "tent", "For a night under canvas or an afternoon among the pots."],
  ["Sport & cycling", "football", "Balls, rackets and anything on wheels."],
  ["Paper & art", "paintbrush", "Pens, paper and paint for people who still use their hands."],
  ["Coins & collectables", "gold-coin", "Small histories for the shelf: coins, medals and curiosities."],
] as const;

/** The name by which item files refer to a category. */
export type CategoryName = (typeof rows)[number][0];

export const categories: readonly DemoCategory[] = Object.freeze(
  rows.map(([name, picture, description], index) => {
    const slug = toSlug(name);
    const id = fixedId("category", slug, OPENED_AT_UTC);
    return Object.freeze({ id, slug, name, description, picture: `${picture}.webp`, sortOrder: index + 1 });
  }),
);
