export { ItemCombobox } from "./item-combobox.tsx";
export { PicturesField } from "./item/pictures-field.tsx";
