import { randomUUID } from "node:crypto";
import { routes } from "@trove/contract";
import sharp from "sharp";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Uploaded = { url: string; width: number; height: number; code?: string; errors?: Record<string, string[]> };

/** Uploads a picture as an operator. */
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

/** Returns the format and size of a picture in a response. */
export async function looksOf(response: Response) {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height };
}

/** Makes a picture as phones store it: rotated by its metadata, which also contain the location. */
export const photo = (size: Size): Promise<Buffer> =>
  blank(size)
    .withExif({
      IFD0: { Make: "Camera of Ida", Copyright: "Ida" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "4/1 53/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
