export { PicturesField } from "./item/pictures-field.tsx";
