// Draws one picture for shared links: reads its contents as JSON from the standard input, writes the JPEG to the
// standard output.
import { text } from "node:stream/consumers";
import { compose } from "./compose.ts";

const { box, pictures, ...work } = JSON.parse(await text(process.stdin));
const bytesOf = (coded: string) => Buffer.from(coded, "base64");
process.stdout.write(await compose({ ...work, box: box && bytesOf(box), pictures: pictures.map(bytesOf) }));
