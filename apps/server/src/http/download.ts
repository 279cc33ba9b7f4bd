import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

type File = {
  fileName: string;
  mediaType: string;
  /** Made no faster than the client takes them. */
  pieces: AsyncIterable<string>;
};

/** A file that is sent as it is made. */
export class Download {
  readonly file: File;

  constructor(file: File) {
    this.file = file;
  }
}

/** If making a piece fails, the connection ends before the file does, so that nobody takes a part for the whole. */
export function sendDownload(reply: FastifyReply, { file }: Download): FastifyReply {
  return reply
    .type(file.mediaType)
    .header("content-disposition", `attachment; filename="${file.fileName}"`)
    .send(Readable.from(file.pieces));
}
