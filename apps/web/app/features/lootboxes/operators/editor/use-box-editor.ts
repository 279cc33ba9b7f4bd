import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { type BoxForm, contentOf, formOf, isSameForm, type OperatorBox, withPresentItems } from "./box-form.ts";
import { forgetForm, keepForm, keptForm } from "./kept-form.ts";

/** The version and values of the box with which editing began. */
type Base = { version: number; form: BoxForm };

type Start = { base: Base; form: BoxForm; theirs: OperatorBox | undefined; isRestored: boolean };

/** Restores unsaved values from an earlier visit, if there are any. */
function startOf(box: OperatorBox): Start {
  const present = formOf(box);
  const base = { version: box.version, form: present };
  const kept = keptForm(box.id);
  if (kept === undefined || isSameForm(kept.form, present)) {
    return { base, form: present, theirs: undefined, isRestored: false };
  }
  const form = withPresentItems(kept.form, box);
  const isUnchanged = kept.version === box.version || isSameForm(kept.base, present);
  if (isUnchanged) return { base, form, theirs: undefined, isRestored: true };
  return { base: { version: kept.version, form: kept.base }, form, theirs: box, isRestored: true };
}

/**
 * The form of a box. The browser stores unsaved values. If somebody else saves the box, their values replace the form
 * only if it has no unsaved values or the same ones; otherwise both are shown to choose from.
 */
export function useBoxEditor(box: OperatorBox, readAgain: () => Promise<OperatorBox | undefined>) {
  const [start] = useState(() => startOf(box));
  const [base, setBase] = useState(start.base);
  const [form, setForm] = useState(start.form);
  /** The box that somebody else saved, while it differs from this form and the operator has not decided. */
  const [theirs, setTheirs] = useState(start.theirs);
  const [isRestored, setIsRestored] = useState(start.isRestored);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [intent] = useState(() => createIntent());
  const isDirty = !isSameForm(form, base.form);
  /** The latest values, for requests and uploads that end after the render in which they began. */
  const latest = useRef({ base: start.base, form: start.form });
  /** Forms sent since `base`. The server may have saved them although no response came. */
  const sent = useRef<readonly BoxForm[]>([]);

  function become(next: BoxForm, on: Base = latest.current.base): void {
    latest.current = { base: on, form: next };
    setForm(next);
    setFailure(undefined);
    if (isSameForm(next, on.form)) forgetForm(box.id);
    else keepForm(box.id, { version: on.version, base: on.form, form: next });
  }

  function rebase(fresh: OperatorBox, next: BoxForm): void {
    const on = { version: fresh.version, form: formOf(fresh) };
    sent.current = [];
    setBase(on);
    setTheirs(undefined);
    setIsRestored(false);
    become(next, on);
  }

  /**
   * Takes over a box that somebody else may have saved. Returns false if the operator has to choose between both
   * versions.
   */
  function take(fresh: OperatorBox): boolean {
    const present = formOf(fresh);
    const { base: on, form: typed } = latest.current;
    const isOwn = [on.form, ...sent.current].some((own) => isSameForm(present, own));
    if (isSameForm(typed, on.form) || isSameForm(typed, present)) rebase(fresh, present);
    else if (isOwn) rebase(fresh, withPresentItems(typed, fresh));
    else {
      setTheirs(fresh);
      return false;
    }
    return true;
  }

  const heard = useEffectEvent(() => {
    if (box.version > base.version && theirs === undefined && !busy) take(box);
  });
  useEffect(() => heard(), [box]);

  async function send(version: number): Promise<boolean> {
    const { form: typed } = latest.current;
    const content = contentOf(typed);
    if (content === undefined) return false;
    const body = { ...content, version };
    sent.current = [...sent.current, typed];
    await call("updateLootbox", { params: { id: box.id }, body }, { idempotencyKey: intent.keyFor(body) });
    intent.fulfilled();
    const fresh = await readAgain();
    if (fresh !== undefined && !take(fresh)) return false;
    return isSameForm(latest.current.form, typed);
  }

  /** Saves the form. Returns true if the saved box equals the form. */
  async function save(): Promise<boolean> {
    if (!isDirty) return true;
    setBusy(true);
    setFailure(undefined);
    try {
      return await send(base.version);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "VERSION_CONFLICT") {
        setFailure(messageOf(error));
        return false;
      }
      const fresh = await readAgain();
      if (fresh === undefined || !take(fresh)) return false;
      if (isSameForm(latest.current.form, latest.current.base.form)) return true;
      return await send(fresh.version).catch((again: unknown) => {
        setFailure(messageOf(again));
        return false;
      });
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    base: base.form,
    isDirty,
    isRestored: isRestored && isDirty,
    theirs,
    busy,
    failure,
    set: (changes: Partial<BoxForm>) => become({ ...latest.current.form, ...changes }),
    save,
    /** Discards the unsaved values. */
    discard: () => rebase(theirs ?? box, formOf(theirs ?? box)),
    /** Keeps the unsaved values, based on the version that somebody else has saved. */
    keepMine: () => theirs && rebase(theirs, withPresentItems(latest.current.form, theirs)),
  };
}
