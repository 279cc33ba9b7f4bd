export { picturesText, readPictures } from "./item/item-pictures.ts";
export { PicturesField } from "./item/pictures-field.tsx";
