import { audit } from "../../../../locales/en/operators/audit.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { BoxChange } from "./box-change.tsx";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./changes.module.css";
import { changedFields, fieldsOf } from "./difference-words.ts";
import { FieldChanges } from "./field-changes.tsx";
import { tablesOf } from "./odds-tables.ts";
import { isOpenBoxes, OpenBoxes } from "./open-boxes.tsx";

/** The fields that {@link BoxChange} shows. */
const ofTable = new Set(["oddsTable", "contents", "payout", "drops", "priceCents", "oddsHash"]);

/** The field that {@link OpenBoxes} shows, and `openOdds`, whose hashes are then not shown. */
const ofBoxes = new Set(["openBoxes", "openOdds"]);

/**
 * An operator's change or request, before and after: a box with its drops, the open boxes that get other odds, and all
 * other fields that differ. Without a state before, shows only the state after.
 */
export function Changes({ before, after, label }: { before: unknown; after: unknown; label: string }) {
  const t = useTexts(audit);
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const tables = tablesOf(was, is);
  const hasOpenBoxes = isOpenBoxes(was["openBoxes"]) && isOpenBoxes(is["openBoxes"]);
  const names = changedFields(was, is).filter(
    (name) => !(tables !== undefined && ofTable.has(name)) && !(hasOpenBoxes && ofBoxes.has(name)),
  );
  if (names.length === 0 && tables === undefined && !hasOpenBoxes) return <p>{t.same}</p>;
  return (
    <div className={classes(layout["stack-4"], styles["changes"])} role="group" aria-label={label}>
      {names.length > 0 && <FieldChanges names={names} before={before === null ? undefined : was} after={is} />}
      {tables !== undefined && <BoxChange {...tables} />}
      {isOpenBoxes(was["openBoxes"]) && isOpenBoxes(is["openBoxes"]) && (
        <OpenBoxes before={was["openBoxes"]} after={is["openBoxes"]} />
      )}
    </div>
  );
}
