import { make } from "./fields.js";

const textOf = ({ brand, last4, expires }) => {
  const [year = "", month] = expires?.split("-") ?? [];
  return make("bdi", { dir: "ltr" }, `${brand} •• ${last4}${month ? `, ${month} / ${year.slice(-2)}` : ""}`);
};

/**
 * The choice between kept cards and another one. `onChoice` is called with the chosen card's id; with undefined for
 * another card. Without kept cards, `element` is empty.
 */
export function keptCards(texts, kept, onChoice) {
  const option = (id, text, isChecked) => {
    const radio = make("input", { type: "radio", name: "keptCard" });
    radio.checked = isChecked;
    radio.addEventListener("change", () => onChoice(id));
    return make("label", {}, radio, text);
  };
  const options = kept.map((card, index) => option(card.id, textOf(card), index === 0));
  const other = option(undefined, make("span", { class: "start" }, texts.otherCard), false);
  const element = make("fieldset", {}, make("legend", {}, texts.keptCards), ...options, other);
  return kept.length === 0 ? make("div", { hidden: "" }) : element;
}
