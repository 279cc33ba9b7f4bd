import type { Scene } from "./scene.ts";
import { beam, faraway, flat, painted, sunlit, sweep, table } from "./scene.ts";
import {
  concrete,
  felt,
  grass,
  leather,
  linen,
  marble,
  sand,
  slate,
  snow,
  tiles,
  velvet,
  water,
  wood,
} from "./surfaces.ts";

/** The places where photographs are taken. Settings whose names end with "Top" show a surface from above. */
const settings = {
  // Studio paper for electronics, toys and shoes.
  chalk: () => sweep("#dcdad4"),
  mist: () => sweep("#bccad4"),
  sage: () => sweep("#b4c3ae"),
  clay: () => sweep("#d9ab90"),
  blush: () => sweep("#e6bfbb"),
  butter: () => sweep("#ecd59a"),
  lilac: () => sweep("#c5bbdd"),
  dusk: () => sweep("#5e6d86", { gloss: 0.22 }),
  graphite: () => sweep("#4a4d54", { gloss: 0.26, shadow: 0.7 }),
  petrol: () => sweep("#356068", { gloss: 0.2, shadow: 0.6 }),
  plum: () => sweep("#6a4a68", { gloss: 0.2, shadow: 0.6 }),
  forest: () => sweep("#3f5f4c", { gloss: 0.18, shadow: 0.6 }),
  // Tables and rooms.
  kitchen: () => table(wood("#b98552"), sunlit("#e6ddcd"), { gloss: 0.1 }),
  bistro: () => table(marble("#e9e6e1", "#8d8a88"), painted("#9db0a4"), { gloss: 0.18 }),
  cellar: () => table(wood("#6d4527"), painted("#4d4640"), { gloss: 0.16, shadow: 0.7 }),
  living: () => table(wood("#c39a6b", 0.4), sunlit("#cfd3c6"), { gloss: 0.08 }),
  nursery: () => table(wood("#d9b98c", 0.4), painted("#bcd4dc"), { gloss: 0.08 }),
  playroom: () => table(wood("#d6b084", 0.4), painted("#e9c9b0"), { gloss: 0.08 }),
  desk: () => table(wood("#7a5030"), painted("#b9b6a8"), { gloss: 0.16 }),
  study: () => table(wood("#5d3a22"), painted("#3f524b"), { gloss: 0.2, shadow: 0.7 }),
  gallery: () => table(concrete("#c9c6c1"), painted("#dfdcd6", 0.02), { gloss: 0.14, shadow: 0.45 }),
  bath: () => table(marble("#eeecea", "#9aa3a6"), tiles("#b5d0cf", 0.16), { gloss: 0.22 }),
  stage: () => table(wood("#54341f"), beam("#7a2c34"), { gloss: 0.26, shadow: 0.75, bounce: "#7a4a30" }),
  club: () => table(wood("#3d2b26"), beam("#3f4a86"), { gloss: 0.3, shadow: 0.75, bounce: "#4a4670" }),
  velvet: () => table(velvet("#1d4a3b"), painted("#173229"), { gloss: 0.06, shadow: 0.75 }),
  boudoir: () => table(velvet("#5b1f38"), painted("#3c1828"), { gloss: 0.06, shadow: 0.75 }),
  vault: () => table(marble("#23262b", "#a99468"), painted("#2b2d33"), { gloss: 0.34, shadow: 0.8 }),
  vanity: () => table(marble("#f1eeea", "#a79f98"), painted("#d8c3b6"), { gloss: 0.26 }),
  midnight: () => table(velvet("#22305f"), painted("#18213f"), { gloss: 0.06, shadow: 0.75 }),
  // Outdoors.
  lawn: () => table(grass("#4c8a34"), faraway("#5e8f4b", "#bcd8e6", "#f3f6d8"), { gloss: 0, shadow: 0.5 }),
  patio: () => table(concrete("#c7b9a4"), faraway("#5d8a55", "#cfe0cf", "#fbf3cf"), { gloss: 0.04 }),
  forestFloor: () => table(wood("#8a6543", 0.24), faraway("#2f5a41", "#a9c3a0", "#eef0c0"), { gloss: 0.04 }),
  beach: () => table(sand("#e3c891"), faraway("#7cc3d0", "#cfe9f2", "#ffffff"), { gloss: 0, shadow: 0.45 }),
  slope: () => table(snow(), faraway("#9dbddb", "#5f9bd6", "#ffffff"), { gloss: 0.04, shadow: 0.4 }),
  lake: () => table(water("#3f86a8"), faraway("#5c8a70", "#c4dfe8", "#fff4d8"), { gloss: 0.3, shadow: 0.35 }),
  street: () => table(concrete("#8f9196"), faraway("#8b8f9a", "#cfd6de", "#ffe2b0"), { gloss: 0.06 }),
  court: () => table(sand("#bb6a45"), painted("#3f6b58"), { gloss: 0.03 }),
  gym: () => table(wood("#d2a062", 0.3), painted("#6f8698"), { gloss: 0.22 }),
  rink: () => table(marble("#e2eef6", "#a9c6da"), painted("#7f9fb8"), { gloss: 0.34, shadow: 0.4 }),
  // Seen from above.
  oakTop: () => flat(wood("#c0935f")),
  walnutTop: () => flat(wood("#69442b"), { shadow: 0.7 }),
  marbleTop: () => flat(marble("#ecebe8", "#8f9091"), { shadow: 0.45 }),
  slateTop: () => flat(slate("#5a6066"), { shadow: 0.7 }),
  linenTop: () => flat(linen("#d9cfbd"), { shadow: 0.45 }),
  denimTop: () => flat(linen("#5f7389"), { shadow: 0.6 }),
  roseTop: () => flat(linen("#d7aca4"), { shadow: 0.45 }),
  mossTop: () => flat(linen("#8e9a76"), { shadow: 0.5 }),
  feltTop: () => flat(felt("#2f6b4a"), { shadow: 0.65 }),
  wineFeltTop: () => flat(felt("#7c2f3d"), { shadow: 0.65 }),
  leatherTop: () => flat(leather("#6d4630"), { shadow: 0.65 }),
  inkTop: () => flat(leather("#2c3a45"), { shadow: 0.7 }),
  velvetTop: () => flat(velvet("#1d4a3b"), { shadow: 0.75 }),
  wineTop: () => flat(velvet("#5b1f38"), { shadow: 0.75 }),
  midnightTop: () => flat(velvet("#22305f"), { shadow: 0.75 }),
  concreteTop: () => flat(concrete("#bdbab4"), { shadow: 0.5 }),
  grassTop: () => flat(grass("#4f8a36"), { shadow: 0.6 }),
  sandTop: () => flat(sand("#e2c894"), { shadow: 0.45 }),
  courtTop: () => flat(felt("#3f7f94"), { shadow: 0.55 }),
  creamTop: () => flat(felt("#e8dcc3"), { shadow: 0.42 }),
  skyTop: () => flat(felt("#a9c4d8"), { shadow: 0.45 }),
  mintTop: () => flat(felt("#b3d0bd"), { shadow: 0.45 }),
  peachTop: () => flat(felt("#ecc0a4"), { shadow: 0.45 }),
  tileTop: () => flat(tiles("#bcd5d2", 0.25), { shadow: 0.45 }),
  paleTop: () => flat(felt("#e4e2dd"), { shadow: 0.35 }),
  snowTop: () => flat(snow(), { shadow: 0.4 }),
} satisfies Record<string, () => Scene>;

export type Setting = keyof typeof settings;

const scenes = new Map<Setting, Scene>();

export function sceneOf(setting: Setting): Scene {
  const scene = scenes.get(setting) ?? settings[setting]();
  scenes.set(setting, scene);
  return scene;
}
