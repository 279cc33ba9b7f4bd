/** The address that the person typed on the page before, from the navigation's state; "" if there is none. */
export function typedEmail(state: unknown): string {
  const { email } = Object(state) as Record<string, unknown>;
  return typeof email === "string" ? email : "";
}
