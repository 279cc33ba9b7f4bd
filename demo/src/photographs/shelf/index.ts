import { bath } from "./bath.ts";
import { cameras } from "./cameras.ts";
import { collectables } from "./collectables.ts";
import { cycling } from "./cycling.ts";
import { gadgets } from "./gadgets.ts";
import { games } from "./games.ts";
import { garden } from "./garden.ts";
import { home } from "./home.ts";
import { jewellery } from "./jewellery.ts";
import { kitchen } from "./kitchen.ts";
import { outdoors } from "./outdoors.ts";
import { paper } from "./paper.ts";
import { shoes } from "./shoes.ts";
import type { Shots } from "./shot.ts";
import { sound } from "./sound.ts";
import { sport } from "./sport.ts";
import { style } from "./style.ts";
import { toys } from "./toys.ts";
import { treats } from "./treats.ts";

/** How each item is photographed, by slug. */
export const shots: Shots = {
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
};
