import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["*", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br ; q=0, *", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["br;q=nonsense", "identity"],
  ["identity", "identity"],
])("%s gets a response as %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header)).toBe(encoding);
});
