/** This module simulates a person's gestures by the events that a browser would send. */
const bubbling = { bubbles: true, cancelable: true, composed: true } as const;

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

function focus(element: Element): void {
  const target = element.closest<HTMLElement>(FOCUSABLE);
  const before = document.activeElement;
  if (target === before) return;
  if (target !== null) target.focus();
  else if (before instanceof HTMLElement && before !== document.body) before.blur();
}

export function click(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) throw new Error("nothing to click");
  const pointer = { ...bubbling, pointerType: "mouse", isPrimary: true, width: 1, height: 1, pressure: 0.5 };
  for (const type of ["pointerover", "pointerenter"]) element.dispatchEvent(new PointerEvent(type, pointer));
  for (const type of ["mouseover", "mouseenter"]) element.dispatchEvent(new MouseEvent(type, bubbling));
  element.dispatchEvent(new PointerEvent("pointerdown", pointer));
  if (element.dispatchEvent(new MouseEvent("mousedown", { ...bubbling, detail: 1 }))) focus(element);
  element.dispatchEvent(new PointerEvent("pointerup", pointer));
  element.dispatchEvent(new MouseEvent("mouseup", { ...bubbling, detail: 1 }));
  element.dispatchEvent(new PointerEvent("click", { ...pointer, detail: 1 }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field's value as typing does. It uses the prototype's setter, because React does not notice values set in
 * another way.
 */
function setValue(field: Field, value: string): void {
  if (!Reflect.set(Reflect.getPrototypeOf(field) ?? {}, "value", value, field)) throw new Error("no field");
  field.dispatchEvent(new Event("input", bubbling));
}

export function fill(element: Element, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error("no field");
  if (element.disabled || element.readOnly) throw new Error("the field can't be changed");
  focus(element);
  setValue(element, text);
}

/** Chooses an option of a select by its value or text. */
export function select(element: Element, choice: string): void {
  if (!(element instanceof HTMLSelectElement)) throw new Error("no select");
  const option = [...element.options].find(({ value, text }) => value === choice || text.trim() === choice);
  if (option === undefined) throw new Error(`no option ${choice}`);
  focus(element);
  setValue(element, option.value);
  element.dispatchEvent(new Event("change", bubbling));
}

/** Gives files to a file input, as the browser's own dialog does. */
export function choose(element: Element, files: readonly File[]): void {
  Object.defineProperty(element, "files", { configurable: true, value: files });
  element.dispatchEvent(new Event("change", bubbling));
}

const modifiers: Readonly<Record<string, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">> = {
  Control: "ctrlKey",
  Meta: "metaKey",
  Shift: "shiftKey",
  Alt: "altKey",
};

/** Simulates the browser's default reaction to a key. */
function pressed(target: Element, key: string): void {
  if (key === "Escape") {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  }
  if (key === "Enter" && target instanceof HTMLInputElement) target.form?.requestSubmit();
  const isPressed = key === "Enter" ? target.matches("a[href], button, summary") : target.matches("button, summary");
  if ((key === "Enter" || key === " ") && isPressed && target instanceof HTMLElement) target.click();
}

/** Presses a key on the focused element: `Enter`, `Control+k`. */
export function pressKey(keys: string): void {
  const parts = keys.split("+");
  const key = parts.pop() ?? "";
  const held = Object.fromEntries(parts.flatMap((part) => (modifiers[part] ? [[modifiers[part], true]] : [])));
  const target = document.activeElement ?? document.body;
  const init = { ...bubbling, ...held, key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key };
  const goesOn = target.dispatchEvent(new KeyboardEvent("keydown", init));
  if (goesOn) pressed(target, key);
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keyup", init));
}

/** Types a text at the end of the focused field. */
export function typeText(text: string): void {
  for (const key of text) {
    const target = document.activeElement ?? document.body;
    const goesOn = target.dispatchEvent(new KeyboardEvent("keydown", { ...bubbling, key }));
    if (goesOn && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      setValue(target, target.value + key);
    target.dispatchEvent(new KeyboardEvent("keyup", { ...bubbling, key }));
  }
}
