import { expect, test } from "vitest";
import { boxes, categories, items } from "./index.ts";

const entries = [...categories, ...items, ...boxes];

/** Trademarks that could get into a text unnoticed. */
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

/** The labels of an item's specification. Visitors can compare items because there are only a few labels. */
const labels = new Set([
  "Age",
  "Battery",
  "Capacity",
  "Care",
  "Colour",
  "Edition",
  "Fits",
  "In the box",
  "Ingredients",
  "Keeps until",
  "Lens",
  "Material",
  "Movement",
  "Origin",
  "Pages",
  "Players",
  "Playing time",
  "Power",
  "Range",
  "Screen",
  "Size",
  "Stone",
  "Warranty",
  "Water resistance",
  "Weight",
]);

const sentencesOf = (text: string) => text.match(/[.](\s|$)/g)?.length ?? 0;

test("is written plainly: no long names, exclamation marks or superlatives", () => {
  for (const { name, description } of entries) {
    expect(`${name} ${description}`).not.toMatch(
      /!|\b(amazing|best|hurry|incredible|must-have|perfect|ultimate|unique)\b/i,
    );
    expect(name.length, name).toBeLessThanOrEqual(32);
  }
});

test("describes a category or a box in at most three short sentences", () => {
  for (const { name, description } of [...categories, ...boxes]) {
    expect(description, name).toMatch(/^\p{Lu}.*[.]$/u);
    expect(sentencesOf(description), name).toBeLessThanOrEqual(3);
    expect(description.length, name).toBeLessThanOrEqual(140);
  }
});

/**
 * The length of a paragraph in characters. Within these bounds it describes an item and its use, and fits above the
 * fold on a phone.
 */
const paragraphLength = { least: 180, most: 330 };

/** The maximum length of a value in characters, so that it takes at most two lines on a phone. */
const longestValue = 70;

test("describes an item in a paragraph of two to four sentences, followed by its specification", () => {
  for (const { name, description } of items) {
    const [paragraph = "", specification = "", ...rest] = description.split("\n\n");
    expect(rest, name).toEqual([]);
    expect(paragraph, name).toMatch(/^[\p{Lu}\d].*[.]$/u);
    expect(sentencesOf(paragraph), name).toBeGreaterThanOrEqual(2);
    expect(sentencesOf(paragraph), name).toBeLessThanOrEqual(4);
    expect(paragraph.length, name).toBeGreaterThanOrEqual(paragraphLength.least);
    expect(paragraph.length, name).toBeLessThanOrEqual(paragraphLength.most);
    expect(description, name).not.toMatch(/^[^\S\n]|[^\S\n]{2}|[^\S\n]$/m);
    expect(specification, name).not.toBe("");
  }
});

test("specifies an item in three to five lines with common labels", () => {
  for (const { name, description } of items) {
    const lines = description.split("\n\n")[1]?.split("\n") ?? [];
    const used = lines.map((line) => line.split(": ", 1).join());
    expect(lines.length, name).toBeGreaterThanOrEqual(3);
    expect(lines.length, name).toBeLessThanOrEqual(5);
    expect(new Set(used).size, name).toBe(used.length);
    expect(
      used.filter((label) => !labels.has(label)),
      name,
    ).toEqual([]);
    for (const line of lines) {
      expect(line, name).toMatch(/^[^:]+: [\p{Lu}\d](?:[^:]*[^.:\s])?$/u);
      expect(line.length - line.indexOf(": ") - 2, line).toBeLessThanOrEqual(longestValue);
    }
  }
});
