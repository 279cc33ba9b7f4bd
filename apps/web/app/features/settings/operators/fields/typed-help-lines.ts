import type { HelpLine, HelpLines } from "@trove/contract";

/** Help lines as their form has them: a text for each country, with an organisation on each line. */
export type TypedHelpLines = { standard: string; countries: Readonly<Record<string, string>> };

const textOf = (lines: readonly HelpLine[]) =>
  lines.map(({ name, url, phone }) => (phone === "" ? [name, url] : [name, url, phone]).join("; ")).join("\n");

function linesOf(text: string): HelpLine[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [name = "", url = "", phone = ""] = line.split(";").map((part) => part.trim());
    return { name, url, phone };
  });
}

const mapped = <From, To>(parts: Readonly<Record<string, From>>, change: (part: From) => To) =>
  Object.fromEntries(Object.entries(parts).map(([code, part]) => [code, change(part)]));

export const typedHelpLines = ({ standard, countries }: HelpLines): TypedHelpLines => {
  const known = Object.entries(countries).flatMap(([code, lines]) =>
    lines === undefined ? [] : [[code, lines] as const],
  );
  return { standard: textOf(standard), countries: mapped(Object.fromEntries(known), textOf) };
};

export const sentHelpLines = ({ standard, countries }: TypedHelpLines): HelpLines => ({
  standard: linesOf(standard),
  countries: mapped(countries, linesOf),
});
