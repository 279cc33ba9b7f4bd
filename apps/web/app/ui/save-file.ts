/** Downloads a text or blob as a file. `type` is the media type if the content is a text. */
export function saveFile(name: string, content: string | Blob, type = "application/json"): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
