import { fileURLToPath } from "node:url";

/** The folder with the pictures of the demo shop. */
export const picturesFolder = fileURLToPath(new URL("../pictures/", import.meta.url));
