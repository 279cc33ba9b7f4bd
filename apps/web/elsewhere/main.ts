import "./style.css";
import { judge, type Outcome } from "./judge.ts";
import { parseSettings, type Settings } from "./settings.ts";

function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${id}`);
}

const shop = find("shop", HTMLElement);
const settingsPart = find("settings", HTMLElement);
const drop = find("drop", HTMLElement);
const mine = find("mine", HTMLInputElement);
const outcome = find("outcome", HTMLElement);
const chooseFile = find("file", HTMLInputElement);
const chooseSettings = find("settings-file", HTMLInputElement);

const VERDICTS: Readonly<Record<number, readonly [look: string, title: string, text: string]>> = {
  0: ["holds", "Everything holds", "Signatures, draws and odds are right, and the public logs have them."],
  1: ["breach", "A breach", "The shop broke the protocol. The report says where, and who can be convinced."],
  2: ["open", "It can't be told", "Something was missing or only the person can say. The report says what."],
  3: [
    "open",
    "Right, not yet in the log",
    "Everything holds, but a record is not in the public log yet. It needs a minute.",
  ],
};

function element(name: string, text: string, className = ""): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

function show({ code, report }: Outcome): void {
  const [look, title, text] = VERDICTS[code] ?? ["open", "It can't be told", ""];
  const verdict = element("div", "", `verdict ${look}`);
  verdict.append(element("h2", title), element("p", text));
  outcome.replaceChildren(verdict, element("pre", report.trim()));
  outcome.hidden = false;
  outcome.focus();
}

let settings: Settings | undefined;
let shown: File | undefined;

async function judgeChosen(): Promise<void> {
  if (shown === undefined || settings === undefined) return;
  outcome.replaceChildren(element("p", "Reading the logs…", "quiet"));
  outcome.hidden = false;
  try {
    show(await judge(await shown.text(), settings, mine.checked));
  } catch (error) {
    show({ code: 2, report: String(error) });
  }
}

function take(file: File | undefined): void {
  shown = file ?? shown;
  void judgeChosen();
}

function applySettings(text: string): void {
  settings = parseSettings(text, location.href);
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

chooseFile.addEventListener("change", () => take(chooseFile.files?.[0]));
mine.addEventListener("change", () => void judgeChosen());
async function applyChosen(): Promise<void> {
  try {
    applySettings((await chooseSettings.files?.[0]?.text()) ?? "");
  } catch (error) {
    askForSettings(`This is no shop.json: ${String(error)}`);
  }
}
chooseSettings.addEventListener("change", () => void applyChosen());
for (const kind of ["dragover", "dragleave", "drop"] as const)
  drop.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.toggle("over", kind === "dragover");
    if (kind === "drop") take(event.dataTransfer?.files[0]);
  });
// The shop's page can hand a file over when it opens this page.
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data instanceof File) take(data);
});
void begin();
