import { isInTree, type Matcher, matches, textOf } from "./texts.ts";

const byTag: Readonly<Record<string, string>> = {
  article: "article",
  aside: "complementary",
  button: "button",
  dialog: "dialog",
  fieldset: "group",
  figure: "figure",
  footer: "contentinfo",
  form: "form",
  header: "banner",
  hr: "separator",
  img: "img",
  li: "listitem",
  main: "main",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  progress: "progressbar",
  section: "region",
  svg: "img",
  table: "table",
  tbody: "rowgroup",
  td: "cell",
  textarea: "textbox",
  tr: "row",
  ul: "list",
};

const byType: Readonly<Record<string, string>> = {
  button: "button",
  checkbox: "checkbox",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  search: "searchbox",
  submit: "button",
};

/** Types of inputs that have no role. */
const WITHOUT = ["color", "date", "datetime-local", "file", "hidden", "month", "password", "time", "week"];

/** The ARIA role of an element: from its attribute `role`, or else from its tag. */
export function roleOf(element: Element): string | undefined {
  const own = element.getAttribute("role")?.split(" ")[0];
  if (own !== undefined && own !== "") return own;
  const tag = element.localName;
  if (/^h[1-6]$/.test(tag)) return "heading";
  if (tag === "a" || tag === "area") return element.hasAttribute("href") ? "link" : undefined;
  if (tag === "th") return element.getAttribute("scope") === "row" ? "rowheader" : "columnheader";
  if (tag === "select") return element.hasAttribute("multiple") ? "listbox" : "combobox";
  if (tag !== "input") return byTag[tag];
  const type = element.getAttribute("type") ?? "text";
  if (element.hasAttribute("list")) return "combobox";
  return byType[type] ?? (WITHOUT.includes(type) ? undefined : "textbox");
}

/** The roles whose accessible name comes from the element's content. */
const NAMED_BY_CONTENT = new Set(
  "button cell checkbox columnheader heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem".split(
    " ",
  ),
);

type Read = (node: Node | null) => string;

function named(element: Element, attribute: string, read: Read): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids.map((id) => read(element.ownerDocument.getElementById(id))).join(" ");
}

function labelled(element: Element, read: Read): string {
  const labels = "labels" in element ? element.labels : null;
  return labels === null ? "" : Array.from(labels as Iterable<Element>, read).join(" ");
}

/** The accessible name of an element, with single spaces between words. */
export function nameOf(element: Element, areSpansApart = false): string {
  const read: Read = (node) => textOf(node, areSpansApart);
  const role = roleOf(element) ?? "";
  const within = { fieldset: "legend", figure: "figcaption", table: "caption", svg: "title" }[element.localName];
  const sources = [
    () => named(element, "aria-labelledby", read),
    () => element.getAttribute("aria-label") ?? "",
    () => labelled(element, read),
    () => element.getAttribute("alt") ?? "",
    () => (within === undefined ? "" : read(element.querySelector(within))),
    () => (NAMED_BY_CONTENT.has(role) ? read(element) : ""),
    () => (element.localName === "input" && role === "button" ? (element.getAttribute("value") ?? "") : ""),
    () => element.getAttribute("title") ?? element.getAttribute("placeholder") ?? "",
  ];
  for (const source of sources) {
    const name = source().replaceAll(/\s+/g, " ").trim();
    if (name !== "") return name;
  }
  return "";
}

/** Whether an element has this name, in either of the two ways to read its `span` elements. */
export const isNamed = (element: Element, name: Matcher, exact: boolean): boolean =>
  [false, true].some((areSpansApart) => matches(nameOf(element, areSpansApart), name, exact));

/** Whether assistive technology sees the element with this role. */
export const hasRole = (element: Element, role: string): boolean =>
  (roleOf(element) === role || (role === "dialog" && roleOf(element) === "alertdialog")) && isInTree(element);

export const isDisabled = (element: Element): boolean =>
  element.matches("[disabled], [aria-disabled='true']") || element.closest("fieldset[disabled]") !== null;

export const isTicked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute("aria-checked") === "true";
