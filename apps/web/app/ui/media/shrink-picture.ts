/**
 * Returns a photo as a JPEG of at most `most` pixels a side, because phones take larger ones than the shop accepts. One
 * that is small enough, or that the browser can't read, comes back as it is.
 */
export async function shrinkPicture(file: File, most: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  const scale = most / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  return shrunk ?? file;
}
