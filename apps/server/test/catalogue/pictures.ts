import { randomUUID } from "node:crypto";
import { routes } from "@trove/contract";
import sharp from "sharp";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Uploaded = { url: string; width: number; height: number; code?: string; errors?: Record<string, string[]> };

/** Sends a file as an operator who uploads a picture. */
export async function uploadPicture(
  shop: Shop,
  { token }: Pick<TestPerson, "token">,
  bytes: Buffer | string,
  mediaType = "image/png",
  key: string = randomUUID(),
) {
  const { method, path } = routes.uploadPicture;
  const headers = { authorization: `Bearer ${token}`, "content-type": mediaType, "idempotency-key": key };
  const response = await shop.app.http.inject({ method, url: path, headers, payload: bytes });
  return { status: response.statusCode, body: response.json<Uploaded>() };
}

type Size = { width: number; height: number };

const blank = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: "#2bd98a" }, limitInputPixels: false });

export const pngOf = (size: Size): Promise<Buffer> => blank(size).png().toBuffer();

/** Format and size of a picture that the shop sent. */
export async function looksOf(response: Response) {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height };
}

/** A picture that a phone took on its side, with the place where it was taken. */
export const photo = (size: Size): Promise<Buffer> =>
  blank(size)
    .withExif({
      IFD0: { Make: "Camera of Ida", Copyright: "Ida" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "4/1 53/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
