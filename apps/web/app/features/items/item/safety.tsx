import { contactLink } from "@trove/contract/contact-link";
import type { ReactNode } from "react";
import type { CallResult } from "../../../api/request.ts";
import { item } from "../../../locales/en/items/item.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Fact, Facts } from "./description.tsx";
import styles from "./description.module.css";

type Shown = CallResult<"getItem">["safety"];

/** The facts about an item's safety that the law asks of an offer, as far as the shop knows them. */
export function Safety({ safety, heading }: { safety: Shown; heading: "h2" | "h3" }) {
  const t = useTexts(item).safety;
  const { manufacturerCountry: code, identifier, warnings } = safety;
  const country = code === "" ? "" : countryName(code);
  const manufacturer = [safety.manufacturerName, safety.manufacturerAddress, country, safety.manufacturerContact];
  const responsible = [safety.responsibleName, safety.responsibleAddress, safety.responsibleContact];
  const facts: readonly [string, readonly string[]][] = [
    [t.warnings, [warnings]],
    [t.manufacturer, manufacturer],
    [t.responsible, responsible],
    [t.identifier, [identifier]],
  ];
  const known = facts
    .map(([label, lines]) => [label, lines.filter((line) => line !== "")] as const)
    .filter(([, lines]) => lines.length > 0);
  if (known.length === 0) return null;
  return (
    <Facts title={t.title} heading={heading}>
      {known.map(([label, lines]) => (
        <Fact key={label} label={label}>
          {lines.map((line) => (
            <Line key={line} text={line} />
          ))}
        </Fact>
      ))}
    </Facts>
  );
}

function Line({ text }: { text: string }): ReactNode {
  const link = contactLink(text);
  return (
    <bdi className={styles["line"]}>
      {link === undefined ? (
        text
      ) : (
        <a href={link} rel="noreferrer">
          {text}
        </a>
      )}
    </bdi>
  );
}
