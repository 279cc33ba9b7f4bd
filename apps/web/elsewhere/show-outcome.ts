import { element, find } from "./elements.ts";
import type { Outcome } from "./judge.ts";

const outcome = find("outcome", HTMLElement);

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

function list(className: string, lines: readonly string[]): HTMLElement {
  const all = element("ul", "", className);
  all.append(...lines.map((line) => element("li", line)));
  return all;
}

function wonPart(won: readonly string[]): HTMLElement[] {
  if (won.length === 0) return [];
  return [
    element("h3", "Won, by this file"),
    list("won", won),
    element("p", "Compare it with the shop's page.", "quiet"),
  ];
}

function reportPart(report: string): HTMLElement {
  const details = Object.assign(document.createElement("details"), { open: true });
  details.append(element("summary", "The whole report"), element("pre", report.trim()));
  return details;
}

/** Shows a verdict with its report, and moves the focus there. */
export function showOutcome({ code, report, won, unread }: Outcome): void {
  const [look, title, text] = VERDICTS[code] ?? ["open", "It can't be told", ""];
  const verdict = element("div", "", `verdict ${look}`);
  verdict.append(element("h2", title), element("p", text));
  const notes = unread.map((why) => element("p", `${why}: judged by the other copy alone.`, "quiet"));
  outcome.replaceChildren(verdict, ...wonPart(won), ...notes, reportPart(report));
  outcome.hidden = false;
  outcome.focus();
}

export function showReading(): void {
  outcome.replaceChildren(element("p", "Reading the logs…", "quiet"));
  outcome.hidden = false;
}
