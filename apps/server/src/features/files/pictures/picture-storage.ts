/**
 * Storage for the files of uploaded pictures and documents. Names match `[0-9a-f-]+.(webp|pdf)`. The contents of a name
 * never change.
 */
export type PictureStorage = {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns undefined if there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
};
