import type { Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { inLongForm } from "../support/short-form.ts";
import { kilobytes, scriptsOf, textsOf } from "../support/scripts.ts";

/** A sound that the page has computed: its length, its loudest sample, and its samples in short. */
type Rendered = { seconds: number; peak: number; print: string };
type Noted = { rendered: Rendered[]; played: number; vibrated: number };

/** Runs in the page before its own scripts. Notes which sounds it computes and plays, and when the device vibrates. */
function noteEffects(): void {
  const noted: Noted = { rendered: [], played: 0, vibrated: 0 };
  Object.assign(window, { noted });
  class NotedRendering extends OfflineAudioContext {
    override async startRendering(): Promise<AudioBuffer> {
      const buffer = await super.startRendering();
      const samples = buffer.getChannelData(0);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const print = samples.filter((_, index) => index % 97 === 0).join(" ");
      noted.rendered.push({ seconds: buffer.duration, peak, print });
      return buffer;
    }
  }
  class NotedPlaying extends AudioContext {
    override createBufferSource(): AudioBufferSourceNode {
      noted.played += 1;
      return super.createBufferSource();
    }
  }
  Object.assign(window, { OfflineAudioContext: NotedRendering, AudioContext: NotedPlaying });
  Navigator.prototype.vibrate = () => {
    noted.vibrated += 1;
    return true;
  };
}

const notedOn = (page: Page) => page.evaluate(() => Reflect.get(window, "noted") as Noted);

/** Opens two boxes as a demo, turns both cards, and returns what was heard and felt until then. */
async function playDemo(page: Page): Promise<Noted> {
  await page.getByRole("radio", { name: "Open 2 boxes" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Try the demo" }).click();
  await page.getByRole("button", { name: "Turn all cards" }).click();
  await page.getByRole("heading", { name: "You would have won 2 items" }).waitFor();
  return notedOn(page);
}

it("sounds are computed once they are chosen, are short and soft, and all differ", async ({ shop, newPage }) => {
  const page = await newPage({ hasMotion: true });
  await page.addInitScript(noteEffects);
  const box = await findBox(shop, "game-night");
  const scripts = scriptsOf(page);
  await visit(page, `/lootboxes/${box.id}`);
  await page.waitForLoadState("networkidle");
  const before = await scripts();
  const silent = await playDemo(page);
  expect(silent).toMatchObject({ rendered: [], played: 0 });
  expect(silent.vibrated).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Back to the box" }).click();

  const withShow = await scripts();
  await page.getByRole("button", { name: "Sound" }).click();
  await expect.poll(async () => (await notedOn(page)).rendered.length).toBe(11);
  const { rendered } = await notedOn(page);
  for (const { seconds, peak } of rendered) {
    expect(seconds).toBeLessThanOrEqual(1.6);
    expect(peak).toBeGreaterThan(0.02);
    expect(peak).toBeLessThanOrEqual(10 ** (-3 / 20));
  }
  expect(new Set(rendered.map(({ print }) => print)).size).toBe(rendered.length);
  const loaded = (await scripts()).filter((url) => !withShow.includes(url));
  expect(before.some((url) => loaded.includes(url))).toBe(false);
  expect(kilobytes(await textsOf(loaded))).toBeLessThan(60);
  // The lid, the light and two cards. A demo has no finale.
  expect(await playDemo(page)).toMatchObject({ played: 4 });
});

inLongForm(() => {
  it("less motion means neither sound nor vibration, whatever was chosen", async ({ shop, newPage }) => {
    const page = await newPage();
    await page.addInitScript(noteEffects);
    await page.addInitScript(() => {
      localStorage.setItem("opening-effects", JSON.stringify({ sound: true, volume: 100, haptics: true }));
    });
    const box = await findBox(shop, "game-night");
    await visit(page, `/lootboxes/${box.id}`);
    expect(await playDemo(page)).toEqual({ rendered: [], played: 0, vibrated: 0 });
    await page.getByRole("button", { name: "Back to the box" }).click();
    await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
    const settings = page.getByRole("dialog", { name: "Settings" });
    await settings.getByText("Sound and vibration are off while").waitFor();
    expect(await settings.getByRole("slider", { name: "Volume" }).inputValue()).toBe("100");
    expect(await settings.getByRole("button", { name: "Listen" }).isDisabled()).toBe(true);
    await settings.getByRole("switch", { name: "Sound" }).click();
    await settings.getByRole("slider").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Sound", pressed: false }).waitFor();
  });
});
