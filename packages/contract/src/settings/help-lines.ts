import { z } from "zod";
import { freeText } from "../fields.ts";
import { countryCode } from "./country-code.ts";

/** Somebody who helps people that worry about playing. Address and number are empty if they are not known. */
export const helpLine = z.strictObject({
  name: freeText("Name", 80),
  url: z.union([z.literal(""), z.url({ protocol: /^https$/ })]),
  phone: z.string().regex(/^(\+?[\d ]{3,20})?$/, "must be a telephone number"),
});
export type HelpLine = z.output<typeof helpLine>;

const lines = z.array(helpLine).max(5);

/** The help lines of people whose country the shop does not know, and those of countries. */
export const helpLines = z.strictObject({ standard: lines, countries: z.partialRecord(countryCode, lines) });
export type HelpLines = z.output<typeof helpLines>;

const line = (name: string, url: string): HelpLine[] => [{ name, url, phone: "" }];

/** Well-known organisations. They have no numbers here, because those change. */
export const defaultHelpLines: HelpLines = {
  standard: line("Gambling Therapy", "https://www.gamblingtherapy.org"),
  countries: {
    CH: line("SOS Spielsucht", "https://www.sos-spielsucht.ch"),
    DE: line("Check dein Spiel", "https://www.check-dein-spiel.de"),
    DK: line("StopSpillet", "https://stopspillet.dk"),
    FI: line("Peluuri", "https://www.peluuri.fi"),
    FR: line("Joueurs Info Service", "https://www.joueurs-info-service.fr"),
    GB: line("GamCare", "https://www.gamcare.org.uk"),
    NL: line("Loket Kansspel", "https://www.loketkansspel.nl"),
    SE: line("Stödlinjen", "https://www.stodlinjen.se"),
    US: line("National Council on Problem Gambling", "https://www.ncpgambling.org"),
  },
};

/** The help lines of all countries that the shop knows of a person. A country without any has the standard ones. */
export function helpLinesOf({ standard, countries }: HelpLines, codes: readonly string[]): HelpLine[] {
  const all = codes.flatMap((code) => countries[code] ?? standard);
  const own = all.length === 0 ? standard : all;
  return own.filter(({ name }, place) => own.findIndex((other) => other.name === name) === place);
}
