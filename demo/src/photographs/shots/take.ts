import sharp from "sharp";
import type { Shot } from "../shelf/shot.ts";
import { sizes } from "../shelf/sizes.ts";
import { type Scene, BASELINE } from "../surfaces/scene.ts";
import { type Setting, sceneOf } from "../surfaces/settings.ts";
import type { View } from "../views.ts";
import { arrange, extent } from "./arrange.ts";
import { toBytes } from "./canvas.ts";
import { silhouette, together } from "./cutout.ts";
import { measureLines } from "./measure.ts";
import { foilOf, lyingBox, standingBox } from "./packaging.ts";
import { photograph } from "./photograph.ts";
import type { Placed } from "./shadows.ts";

export type Subject = { slug: string; motif: string; brand: string; shot: Shot };
type Picture = { size: number; pixels: Buffer };

/** The magnification of the two close-ups. */
const DETAIL = 2.1;
const NEAR = 2.8;

/** Joins the item's objects to one object, which can be moved and scaled as a whole. */
async function group(subject: Subject, stands: boolean, size: number): Promise<Placed> {
  const objects = await arrange({ ...subject, stands, size });
  const { left, top } = extent(objects);
  return { ...(await together(objects)), left, top };
}

async function scaled(object: Placed, longest: number): Promise<Placed> {
  const part = longest / Math.max(object.width, object.height);
  const [width, height] = [Math.round(object.width * part), Math.round(object.height * part)];
  const pixels = await sharp(object.pixels, { raw: { width: object.width, height: object.height, channels: 4 } })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();
  return { ...object, width, height, pixels };
}

function picture(size: number, scene: Scene, objects: readonly Placed[]): Picture {
  return { size, pixels: toBytes(photograph(size, scene, objects)) };
}

async function main({ shot, motif }: Subject, size: number, setting: Setting): Promise<Picture> {
  const scene = sceneOf(setting);
  return picture(size, scene, await arrange({ motif, shot, stands: scene.stands, size }));
}

/** The item in another setting, mirrored and from a little farther away. */
async function second(subject: Subject, size: number): Promise<Picture> {
  const { shot } = subject;
  const home = sceneOf(shot.on);
  const scene = sceneOf(shot.also ?? (home.stands ? "gallery" : "concreteTop"));
  const whole = await group(subject, home.stands, size);
  const raw = { width: whole.width, height: whole.height, channels: 4 } as const;
  const pixels = shot.readable ? whole.pixels : await sharp(whole.pixels, { raw }).flop().raw().toBuffer();
  const object = await scaled({ ...whole, pixels }, size * 0.56);
  const left = Math.round(size * 0.46 - object.width / 2);
  const top = scene.stands
    ? Math.round(size * (BASELINE - 0.01)) - object.height
    : Math.round(size * 0.52 - object.height / 2);
  return picture(size, scene, [{ ...object, left, top }]);
}

type Point = readonly [x: number, y: number];

/** A magnified part of the main picture, around a point of the objects. */
async function closeUp({ shot, motif }: Subject, size: number, zoom: number, point: Point): Promise<Picture> {
  const scene = sceneOf(shot.on);
  const large = Math.round(size * zoom);
  const objects = await arrange({ motif, shot, stands: scene.stands, size: large });
  const whole = extent(objects);
  const [across, down] = point;
  const inside = (middle: number) => Math.round(Math.min(large - size, Math.max(0, middle - size / 2)));
  const part = {
    left: inside(whole.left + whole.width * across),
    top: inside(whole.top + whole.height * down),
    zoom,
  };
  return { size, pixels: toBytes(photograph(size, scene, objects, part)) };
}

/** The item with lines that show its width and height. */
async function measured(subject: Subject, size: number): Promise<Picture> {
  const { shot, slug } = subject;
  const { stands } = sceneOf(shot.on);
  const scene = sceneOf(stands ? "chalk" : "paleTop");
  const whole = await group(subject, stands, size);
  const object = await scaled(whole, size * 0.54);
  const left = Math.round(size * 0.45 - object.width / 2);
  const top = Math.round(size * 0.46 - object.height / 2);
  const placed = { ...object, left, top: stands ? Math.round(size * 0.78) - object.height : top };
  const { pixels } = picture(size, scene, [placed]);
  const lines = Buffer.from(measureLines(size, placed, sizes[slug] ?? [0, 0]));
  const drawn = await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .composite([{ input: lines }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { size, pixels: drawn };
}

/** The item in front of its box. */
async function packed(subject: Subject, size: number): Promise<Picture> {
  const { brand, shot } = subject;
  const scene = sceneOf(shot.on);
  const whole = await group(subject, scene.stands, size);
  const print = await silhouette([whole], foilOf(brand));
  if (scene.stands) {
    const box = await standingBox({ brand, print, side: size * 0.56 });
    const object = await scaled(whole, size * 0.42);
    const foot = (part: number, height: number) => Math.round(size * part) - height;
    return picture(size, scene, [
      { ...box, left: Math.round(size * 0.12), top: foot(0.78, box.height) },
      { ...object, left: Math.round(size * 0.68 - object.width / 2), top: foot(0.89, object.height) },
    ]);
  }
  const box = await lyingBox({ brand, print, side: size * 0.6 });
  const object = await scaled(whole, size * 0.5);
  return picture(size, scene, [
    { ...box, left: Math.round(size * 0.09), top: Math.round(size * 0.1) },
    { ...object, left: Math.round(size * 0.67 - object.width / 2), top: Math.round(size * 0.68 - object.height / 2) },
  ]);
}

export async function take(subject: Subject, view: View, size: number): Promise<Picture> {
  const { focus = [0.5, 0.5], near = [1 - focus[0], focus[1]] } = subject.shot;
  switch (view) {
    case "main":
      return main(subject, size, subject.shot.on);
    case "second":
      return second(subject, size);
    case "detail":
      return closeUp(subject, size, DETAIL, focus);
    case "near":
      return closeUp(subject, size, NEAR, near);
    case "measured":
      return measured(subject, size);
    case "packed":
      return packed(subject, size);
  }
}
