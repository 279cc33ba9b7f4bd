import { readDescription } from "@trove/contract/description";
import type { ReactNode } from "react";
import { item } from "../../../locales/en/items/item.ts";
import { useTexts } from "../../../locales/texts.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./description.module.css";

/** The paragraphs of a description. Leaves out its specifications, which the item's page shows further down. */
export function Paragraphs({ text }: { text: string }) {
  return readDescription(text).paragraphs.map((paragraph, place) => (
    <p key={place} className={styles["paragraph"]}>
      <bdi>{paragraph}</bdi>
    </p>
  ));
}

/** The specifications of a description, if it has any. */
export function Specifications({ text, heading }: { text: string; heading: "h2" | "h3" }) {
  const t = useTexts(item);
  const { specifications } = readDescription(text);
  if (specifications.length === 0) return null;
  return (
    <Facts title={t.specifications} heading={heading}>
      {specifications.map(({ label, value }, place) => (
        <Fact key={place} label={label}>
          <bdi>{value}</bdi>
        </Fact>
      ))}
    </Facts>
  );
}

type FactsProps = { title: string; heading: "h2" | "h3"; children: ReactNode };

/** A titled list of facts about an item. */
export function Facts({ title, heading: Heading, children }: FactsProps) {
  return (
    <section className={styles["specifications"]}>
      <Heading>{title}</Heading>
      <dl>{children}</dl>
    </section>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={letters["muted"]}>
        <bdi>{label}</bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
