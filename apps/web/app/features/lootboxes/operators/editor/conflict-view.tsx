import { languages } from "@trove/contract/languages";
import { formatEuros } from "@trove/money";
import { useEffect, useRef } from "react";
import { useQuery } from "../../../../api/use-query.ts";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { translations as translationTexts } from "../../../../locales/en/operators/translations.ts";
import { labelled } from "../../../../locales/joined.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { linesOf } from "../../../operators/index.ts";
import { type BoxForm, formOf, type OperatorBox, priceIn, ticketsIn } from "./box-form.ts";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./box-editor.module.css";

type Props = { mine: BoxForm; theirs: OperatorBox; onKeep: () => void; onTake: () => void };

/** Shows side by side the fields in which this form differs from the box that somebody else saved. */
export function ConflictView({ mine, theirs, onKeep, onTake }: Props) {
  const { conflict: t, editor } = useTexts(adminBoxes);
  const translations = useTexts(translationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const categories = useQuery("listCategories", {}).data ?? [];
  const other = formOf(theirs);
  const price = (form: BoxForm) => {
    const cents = priceIn(form);
    return cents === undefined ? form.price : formatEuros(cents);
  };
  const drops = ({ drops: list }: BoxForm) =>
    list.map(({ item, tickets }) => t.drop(String(ticketsIn(tickets) ?? tickets), item.name));
  const rows: readonly [string, (form: BoxForm) => readonly string[]][] = [
    [editor.fields.name, ({ name }) => [name]],
    [editor.fields.price, (form) => [price(form)]],
    [editor.fields.description, ({ description }) => [description]],
    [
      translations.title,
      (form) =>
        linesOf(form.translations).map(({ language, texts }) => labelled(languages[language].label, texts.join(" · "))),
    ],
    [editor.fields.picture, ({ imageUrl }) => [imageUrl]],
    [editor.fields.hue, ({ hue }) => [String(hue)]],
    [editor.fields.tags, ({ tags }) => [tags]],
    [
      editor.fields.categories,
      ({ categoryIds }) => categoryIds.map((id) => categories.find((category) => category.id === id)?.name ?? id),
    ],
    [editor.fields.drops, drops],
  ];
  const differing = rows.filter(([, read]) => read(mine).join("\n") !== read(other).join("\n"));

  return (
    <section className={classes(layout["stack-4"], layout["card"], styles["card"])} aria-labelledby="box-conflict">
      <h2 id="box-conflict" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{t.text}</p>
      <div className={styles["sides"]}>
        <table aria-labelledby="box-conflict">
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.mine}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(([name, read]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {[mine, other].map((form, side) => (
                  <td key={side}>
                    <ul>
                      {read(form).map((line) => (
                        <li key={line}>
                          <bdi>{line}</bdi>
                        </li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={layout["wrap-3"]}>
        <Button onClick={onKeep}>{t.keepMine}</Button>
        <Button variant="outline" onClick={onTake}>
          {t.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
