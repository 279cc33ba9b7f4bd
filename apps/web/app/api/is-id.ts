const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a part of a URL has the form of an id. The API refuses all other texts as invalid. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
