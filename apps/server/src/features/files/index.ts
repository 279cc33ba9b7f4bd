export { fileRoutes } from "./files.routes.ts";
export { encodePicture } from "./pictures/encode-picture.ts";
export { deleteUnusedPicturesJob, findGonePictures, storePicture, usePictures } from "./pictures/keep-pictures.ts";
export { pictureRoutes } from "./pictures/picture.routes.ts";
export { pictureUrl } from "./pictures/picture-names.ts";
export { makePictureStorage, type PictureStorage } from "./pictures/picture-storage.ts";
