import { reformat } from "./card-fields.js";

/** Makes an element with attributes and children. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** One labelled field with its error message. It is validated when it loses focus, and then on every change. */
export function makeField(name, { label, format, formatOnBlur, check: mistake, texts, ...attributes }) {
  const input = make("input", { id: name, name, type: "text", ...attributes });
  const error = make("p", { id: `${name}-error`, class: "error", hidden: "" });
  let wasLeft = false;
  const show = (text) => {
    error.textContent = text ?? "";
    error.hidden = text === undefined;
    input.setAttribute("aria-invalid", String(text !== undefined));
    if (text === undefined) input.removeAttribute("aria-describedby");
    else input.setAttribute("aria-describedby", error.id);
  };
  const check = () => {
    wasLeft = true;
    const code = input.value.trim() === "" ? "required" : mistake(input.value);
    show(code === undefined ? undefined : code === "required" ? texts.required(label) : texts[code]);
    return code === undefined;
  };
  input.addEventListener("input", () => {
    if (format !== undefined) reformat(input, format);
    if (wasLeft) check();
  });
  input.addEventListener("blur", ({ relatedTarget }) => {
    if (formatOnBlur !== undefined) input.value = formatOnBlur(input.value);
    // An error that appears now would move the button away from the pointer that is about to press it.
    if (input.value !== "" && !(relatedTarget instanceof HTMLButtonElement)) check();
  });
  const fill = (value) => {
    input.value = format === undefined ? value : format(value);
    check();
  };
  const element = make("div", { class: "field" }, make("label", { for: name }, label), input, error);
  return { name, input, element, check, show, fill };
}

/** A box with buttons for tests. Each choice has a text, a short one at its end, and what its press does. */
export function makeTests(texts, hint, choices) {
  const items = choices.map(({ text, end = "", press }) => {
    const button = make("button", { type: "button" }, text, make("span", { dir: "ltr" }, end));
    button.addEventListener("click", press);
    return make("li", {}, button);
  });
  return make("div", { class: "tests" }, make("p", {}, texts.testTitle), make("p", {}, hint), make("ul", {}, ...items));
}
