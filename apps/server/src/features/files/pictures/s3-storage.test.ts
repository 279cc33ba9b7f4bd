import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pngOf, uploadPicture } from "../../../../test/catalogue/pictures.ts";
import { KEYS, openSignedStorage, type SignedStorage } from "../../../../test/catalogue/signed-storage.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { makeAdmin } from "../../../../test/people/people.ts";
import { openShop } from "../../../../test/shop/shop.ts";
import { s3Storage } from "./s3-storage.ts";

let storage: SignedStorage;
beforeAll(async () => {
  storage = await openSignedStorage();
});
afterAll(() => storage.close());

it("keeps, serves and deletes pictures in an S3-compatible storage, with every request signed", async () => {
  const keys = [KEYS.accessKey, KEYS.secretKey].map(encodeURIComponent).join(":");
  const url = `${storage.url.replace("//", `//${keys}@`)}/shop/pictures?region=${KEYS.region}`;
  const shop = await openShop({ PICTURES_S3: url });
  const { body } = await uploadPicture(shop, await makeAdmin(shop), await pngOf({ width: 300, height: 300 }));
  const name = body.url.slice("/media/".length);
  expect(storage.files.get(`/shop/pictures/${name}`)?.type).toBe("image/webp");
  expect(storage.files.size).toBe(3);
  const served = await shop.app.http.inject({ url: body.url });
  expect(served.rawPayload.equals(storage.files.get(`/shop/pictures/${name}`)?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect((await shop.app.http.inject({ url: body.url.replace("300.webp", "301.webp") })).statusCode).toBe(404);
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3600 * 1000);
  await runJob(shop, "delete-unused-pictures");
  expect(storage.files.size).toBe(0);
  await shop.close();
});

it("reports a wrong key, and doesn't take it for a missing picture", async () => {
  const place = { ...KEYS, secretKey: "another", endPoint: storage.url, bucket: "shop", prefix: "" };
  await expect(s3Storage(place).get(`${randomUUID()}.webp`)).rejects.toThrow("SignatureDoesNotMatch");
});

it.each(["https://host/bucket", "ftp://a:b@host/bucket", "https://a:b@host", "not a url"])(
  "the setting %s is refused at the start",
  async (url) => {
    await expect(openShop({ PICTURES_S3: url })).rejects.toThrow("PICTURES_S3: must be https://");
  },
);
