const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a piece of an address can be an id at all; the API refuses anything else as invalid. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
