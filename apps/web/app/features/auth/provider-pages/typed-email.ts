/** The address that the person typed on the previous page, from the navigation's state. Empty if there is none. */
export function typedEmail(state: unknown): string {
  const { email } = Object(state) as Record<string, unknown>;
  return typeof email === "string" ? email : "";
}
