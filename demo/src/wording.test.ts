import { expect, test } from "vitest";
import { boxes, categories, items } from "./index.ts";

const entries = [...categories, ...items, ...boxes];

/** Trademarks that could slip into a text unnoticed. */
const marks = `
  adidas airpods airbus aeropress anker apple asics atari barbie beats bialetti bic birkin bmw bose burberry
  canon cartier casio catan chanel coca coleman converse crocs dior disney dyson etch-a-sketch fender ferrari
  fila fitbit frisbee fujifilm gibson goodyear google gopro gore-tex gucci hasbro hermès hermes huawei ikea
  instax intel ipad iphone jacuzzi jeep jenga jordan kindle kitchenaid kodak korg lacoste lamborghini lamy
  le-creuset lego leica lenovo levi leatherman lodge logitech lomo macbook marshall mattel maglite mercedes
  michelin microsoft minecraft minidisc moleskine monel monopoly montblanc moog nespresso nike nikon nintendo
  nutella oakley omega oreo oral-b patek pentax pez philips playmobil playstation pokemon polaroid porsche
  post-it prada puma ray-ban razer reebok rickenbacker roland rolex rubik rummikub samsung seiko sega segway
  selmer sennheiser sharpie shimano smeg sonos sony speedo stabilo stanley steinway stetson stratocaster
  subaru super-8 swarovski swatch teflon telecaster tesla thermos tiffany timberland tonka tupperware uno vans
  velcro vespa vhs vibram victorinox vitra vuitton walkman weber wilson wüsthof xbox yamaha yeti zara zeiss
  zippo
`
  .trim()
  .split(/\s+/);

test("names no trademark", () => {
  const found = entries.flatMap(({ name, description }) => {
    const words = new Set(`${name} ${description}`.toLowerCase().match(/[\p{L}\d-]+/gu));
    return marks.filter((mark) => words.has(mark)).map((mark) => `${mark} in ${name}`);
  });
  expect(found).toEqual([]);
});

test("is written plainly: short sentences, no exclamation marks or superlatives", () => {
  for (const { name, description } of entries) {
    expect(`${name} ${description}`).not.toMatch(/!|\b(amazing|best|hurry|incredible|must-have|ultimate|unique)\b/i);
    expect(description).toMatch(/^\p{Lu}.*[.]$/u);
    expect(description.match(/[.](\s|$)/g)?.length ?? 0, description).toBeLessThanOrEqual(3);
    expect(name.length, name).toBeLessThanOrEqual(32);
    expect(description.length, name).toBeLessThanOrEqual(140);
  }
});
