import { IconChevronLeft, IconEye } from "../../../../ui/icons/shop-icons.ts";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { revalidate } from "../../../../api/use-query.ts";
import { RestoredDraft } from "../../../../forms/restored-draft.tsx";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { useMay } from "../../../../session/use-rights.ts";
import { usePageActions } from "../../../../shell/page-actions.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { BoxStatus } from "../box-status.tsx";
import { useSubstitute } from "../cover/use-substitute.ts";
import { FiguresPanel } from "../figures/figures-panel.tsx";
import { FitForm } from "../figures/fit-form.tsx";
import { liveBox } from "../figures/live-box.ts";
import { HistorySection, OthersHere } from "../../../operators/index.ts";
import { VersionHistory } from "../history/version-history.tsx";
import { AnnouncedVersion } from "../rehearsal/announced-version.tsx";
import { BoxMoves } from "../rehearsal/box-moves.tsx";
import { Rehearsal } from "../rehearsal/rehearsal.tsx";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./box-editor.module.css";
import { type BoxForm, mistakesIn, type OperatorBox } from "./box-form.ts";
import { ConflictView } from "./conflict-view.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { DropsTable } from "./drops-table.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { useBoxEditor } from "./use-box-editor.ts";

type Props = { box: OperatorBox; readAgain: () => Promise<OperatorBox | undefined> };
type Open = "preview" | "rehearsal";

/** The editor of a box: its fields beside their figures, and the actions below. */
export function BoxEditor({ box, readAgain }: Props) {
  const t = useTexts(adminBoxes);
  const { editor } = t;
  const { form, isDirty, isRestored, theirs, busy, failure, set, save, discard, keepMine } = useBoxEditor(
    box,
    readAgain,
  );
  const [open, setOpen] = useState<Open>();
  const live = liveBox(form);
  const mistakes = mistakesIn(form);
  const mayChange = useMay()("boxes.change") !== false;
  const isReadOnly = box.status === "Archived" || !mayChange;

  async function saveNow(): Promise<boolean> {
    const isSaved = await save();
    if (isSaved && isDirty) showToast("good", editor.saved);
    if (isSaved) void revalidate("listAdminLootboxes", "rehearseLootbox");
    return isSaved;
  }

  async function rehearse(): Promise<void> {
    if (await saveNow()) setOpen("rehearsal");
  }

  /** Reloads all data about the box after a version was published or the status changed. */
  async function changed(): Promise<void> {
    setOpen(undefined);
    await Promise.all([readAgain(), revalidate("listAdminLootboxes", "listLootboxVersions", "rehearseLootbox")]);
  }

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (isReadOnly || !(event.metaKey || event.ctrlKey) || event.key !== "s") return;
      event.preventDefault();
      void saveNow();
    };
    document.addEventListener("keydown", saveByKey);
    return () => document.removeEventListener("keydown", saveByKey);
  });

  usePageActions([
    ...(isReadOnly ? [] : [{ id: "save", title: editor.save, run: () => void saveNow() }]),
    { id: "preview", title: editor.preview, run: () => setOpen("preview") },
  ]);

  const change = (changes: Partial<BoxForm>) => set(changes);
  useSubstitute(form.drops, (drops) => {
    setOpen(undefined);
    change({ drops });
  });

  return (
    <div className={layout["stack-6"]}>
      <Link to="/dashboard/group" className={styles["back"]}>
        <IconChevronLeft size={18} stroke={1.8} />
        {editor.back}
      </Link>
      <PageHeader
        title={form.name || box.name}
        lead={<BoxStatus status={box.status} />}
        actions={
          <Button variant="outline" icon={<IconEye size={18} />} onClick={() => setOpen("preview")}>
            {editor.preview}
          </Button>
        }
      />
      <OthersHere kind="lootbox" subjectId={box.id} isEditing={isDirty} />
      {box.status === "Archived" && <Alert>{editor.archivedNote}</Alert>}
      {theirs !== undefined && <ConflictView mine={form} theirs={theirs} onKeep={keepMine} onTake={discard} />}
      {isRestored && theirs === undefined && <RestoredDraft onDiscard={discard} />}
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {box.announced !== null && (
        <AnnouncedVersion
          box={box}
          announced={box.announced}
          onPlan={isReadOnly ? undefined : change}
          onCancelled={changed}
        />
      )}
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <DetailsFields form={form} mistakes={mistakes} isReadOnly={isReadOnly} onChange={change} />
          <div className={classes(layout["stack-4"], layout["card"], styles["card"])}>
            <DropsTable
              drops={form.drops}
              live={live}
              isReadOnly={isReadOnly}
              onChange={(drops) => change({ drops })}
            />
          </div>
          <VersionHistory box={box} onPlan={isReadOnly ? undefined : change} />
          <HistorySection subjectId={box.id} />
        </div>
        <div className={styles["side"]}>
          <FiguresPanel live={live} />
          {!isReadOnly && <FitForm live={live} drops={form.drops} onFit={(drops) => change({ drops })} />}
        </div>
      </div>
      {!isReadOnly && (
        <div className={styles["bar"]} data-bottom-bar>
          <p role="status">{isDirty ? editor.unsaved : editor.allSaved}</p>
          <BoxMoves box={box} onMoved={changed} />
          <Button
            variant="outline"
            busy={busy}
            disabled={!isDirty || mistakes.size > 0 || theirs !== undefined}
            onClick={() => void saveNow()}
          >
            {editor.save}
          </Button>
          <Rehearsal
            box={box}
            live={live}
            isOpen={open === "rehearsal"}
            canOpen={mistakes.size === 0 && theirs === undefined}
            isNeeded={isDirty || box.isChanged || box.status !== "Active"}
            busy={busy}
            onOpen={() => void rehearse()}
            onClose={() => setOpen(undefined)}
            onPublished={changed}
          />
        </div>
      )}
      {open === "preview" && <PreviewDialog box={box} form={form} live={live} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
