// Draws the pictures in demo/pictures/boxes again. Run: node demo/src/draw-boxes.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { boxPicture, drawBox } from "./box-art.ts";
import { boxRows } from "./boxes.ts";
import { toSlug } from "./identity.ts";

const pictures = new URL("../pictures/", import.meta.url);

mkdirSync(new URL("boxes/", pictures), { recursive: true });
for (const { name, look } of boxRows) writeFileSync(new URL(boxPicture(toSlug(name)), pictures), drawBox(look));
