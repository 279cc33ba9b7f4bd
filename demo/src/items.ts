import { bath } from "./items/bath.ts";
import { cameras } from "./items/cameras.ts";
import { collectables } from "./items/collectables.ts";
import { cycling } from "./items/cycling.ts";
import { gadgets } from "./items/gadgets.ts";
import { games } from "./items/games.ts";
import { garden } from "./items/garden.ts";
import { home } from "./items/home.ts";
import { jewellery } from "./items/jewellery.ts";
import { kitchen } from "./items/kitchen.ts";
import { outdoors } from "./items/outdoors.ts";
import { paper } from "./items/paper.ts";
import { shoes } from "./items/shoes.ts";
import { sound } from "./items/sound.ts";
import { sport } from "./items/sport.ts";
import { style } from "./items/style.ts";
import { toys } from "./items/toys.ts";
import { treats } from "./items/treats.ts";
import type { DemoItem } from "./shelf.ts";

/** Everything the demo shop sells, category by category. */
export const items: readonly DemoItem[] = Object.freeze([
  ...sound,
  ...cameras,
  ...gadgets,
  ...games,
  ...toys,
  ...jewellery,
  ...shoes,
  ...style,
  ...treats,
  ...kitchen,
  ...home,
  ...bath,
  ...outdoors,
  ...garden,
  ...sport,
  ...cycling,
  ...paper,
  ...collectables,
]);
