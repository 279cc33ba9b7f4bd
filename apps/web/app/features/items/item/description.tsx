import { readDescription, type Specification } from "@trove/contract/description";
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
export function Specifications({ text, heading: Heading }: { text: string; heading: "h2" | "h3" }) {
  const t = useTexts(item);
  const { specifications } = readDescription(text);
  if (specifications.length === 0) return null;
  return (
    <section className={styles["specifications"]}>
      <Heading>{t.specifications}</Heading>
      <dl>
        {specifications.map((specification, place) => (
          <Fact key={place} {...specification} />
        ))}
      </dl>
    </section>
  );
}

function Fact({ label, value }: Specification) {
  return (
    <div>
      <dt className={letters["muted"]}>
        <bdi>{label}</bdi>
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
