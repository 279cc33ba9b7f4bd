const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether part of a URL can be an id; the API refuses anything else as invalid. */
export function isItemId(text: string): boolean {
  return UUID.test(text);
}
