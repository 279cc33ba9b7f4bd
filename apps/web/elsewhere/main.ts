import "./style.css";
import { fileInLink } from "@trove/fairness";
import { find } from "./elements.ts";
import { withAnswers } from "./hand-in.ts";
import { judge, notJudged, type Outcome } from "./judge.ts";
import { parseSettings, type Settings } from "./settings.ts";
import { showOutcome, showReading } from "./show-outcome.ts";
import { forgetAnswers, offerHandIn, onHandedIn } from "./unanswered-form.ts";

const shop = find("shop", HTMLElement);
const settingsPart = find("settings", HTMLElement);
const drop = find("drop", HTMLElement);
const source = find("source", HTMLElement);
const mine = find("mine", HTMLInputElement);
const chooseFile = find("file", HTMLInputElement);
const chooseLink = find("link", HTMLInputElement);
const chooseSettings = find("settings-file", HTMLInputElement);

let settings: Settings | undefined;
/** The text of the file that is judged. */
let text: string | undefined;
/** The number of the last judgement. Outcomes of earlier ones are dropped: they are of another file or person. */
let runs = 0;
/** The number of files that were chosen. */
let files = 0;

function show(outcome: Outcome): void {
  showOutcome(outcome);
  if (settings === undefined) return;
  const { silences: address, policies } = settings;
  const { unanswered: openings, keys, oddsTables, records } = outcome;
  const { languages } = navigator;
  const asked = { shop: policies.terms.log.name, keys, oddsTables, records, languages };
  offerHandIn(address === undefined ? undefined : { openings, address, shop: asked });
}

async function judgeChosen(): Promise<void> {
  if (text === undefined || settings === undefined) return;
  const run = (runs += 1);
  showReading();
  // The openings of the file before must not be handed in for this one.
  offerHandIn(undefined);
  const outcome = await judge(text, settings, mine.checked).catch((error: unknown) => notJudged(String(error)));
  if (run === runs) show(outcome);
}

/** Judges a file. `from` says where it comes from, in words. */
function take(file: string, from: string): void {
  text = file;
  source.textContent = from;
  void judgeChosen();
}

/** Forgets what was said and answered of the file before: that one was mine says nothing of the next. */
function forgetFile(): number {
  forgetAnswers();
  mine.checked = false;
  return (files += 1);
}

async function takeFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  const chosen = forgetFile();
  const read = await file.text();
  if (chosen === files) take(read, `The file ${file.name}`);
}

/** Judges the file in a link. The person who made the link has chosen the file. */
async function takeLink(link: string): Promise<void> {
  const before = files;
  try {
    const file = await fileInLink(link);
    if (before !== files) return;
    if (file !== undefined) {
      forgetFile();
      return take(file, "The file that came in a link. The person who made the link has chosen it.");
    }
    if (link !== location.href) source.textContent = "There is no file in this link.";
  } catch (error) {
    source.textContent = `The file in this link can't be read: ${String(error)}`;
  }
}

function applySettings(json: string): void {
  settings = parseSettings(json, location.href);
  shop.textContent = `${settings.shop}, with the keys that the operator of this page has chosen.`;
  settingsPart.hidden = true;
  void judgeChosen();
}

function askForSettings(why: string): void {
  shop.textContent = why;
  settingsPart.hidden = false;
}

async function begin(): Promise<void> {
  try {
    const response = await fetch("shop.json");
    if (!response.ok) throw new Error(`shop.json: ${response.status}`);
    applySettings(await response.text());
  } catch {
    askForSettings("There is no shop.json beside this page, as when it is opened from a disk.");
  }
}

async function applyChosen(): Promise<void> {
  try {
    applySettings((await chooseSettings.files?.[0]?.text()) ?? "");
  } catch (error) {
    askForSettings(`This is no shop.json: ${String(error)}`);
  }
}

/** Takes the file out of the page's address, so that nobody shares it with the address. */
async function takeAddress(): Promise<void> {
  await takeLink(location.href);
  if (location.protocol !== "file:" && location.hash !== "") history.replaceState(null, "", location.pathname);
}

chooseFile.addEventListener("change", () => void takeFile(chooseFile.files?.[0]));
chooseLink.addEventListener("change", () => void takeLink(chooseLink.value));
mine.addEventListener("change", () => void judgeChosen());
chooseSettings.addEventListener("change", () => void applyChosen());
for (const kind of ["dragover", "dragleave", "drop"] as const)
  drop.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.toggle("over", kind === "dragover");
    if (kind === "drop") void takeFile(event.dataTransfer?.files[0]);
  });
onHandedIn((answers) => {
  if (text !== undefined) take(withAnswers(text, answers), "The file, with what the shop has answered the mirror");
});
addEventListener("hashchange", () => void takeAddress());
void takeAddress();
void begin();
