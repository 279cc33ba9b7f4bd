/** Where the files of uploaded pictures and documents are. Names are `[0-9a-f-]+.(webp|pdf)`; contents never change. */
export type PictureStorage = {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
};
