import type { Translated } from "../texts.ts";
import type { sessions as english } from "../en/sessions.ts";
import { plural } from "./grammar.ts";

const countries = new Intl.DisplayNames("fr", { type: "region" });

export const sessions: Translated<typeof english> = {
  title: "Vos sessions ouvertes",
  lead: "Chaque session dure 12 heures au plus. L’une d’elles vous est inconnue ? Fermez les autres sessions, puis changez votre mot de passe.",
  here: "Ce navigateur",
  country: (code: string) => countries.of(code) ?? code,
  signedIn: "Ouverte",
  used: "Dernière activité",
  endOthers: "Fermer les autres sessions",
  onlyHere: "Vous n’avez pas d’autre session ouverte.",
  ended: (count: number) =>
    plural(count, {
      one: "# autre session a été fermée",
      many: "# d’autres sessions ont été fermées",
      other: "# autres sessions ont été fermées",
    }),
};
