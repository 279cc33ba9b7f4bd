import { useSession } from "../session/use-session.ts";
import { useQuery } from "../api/use-query.ts";

export type OwnContact = { name: string; email: string };

const NOBODY: OwnContact = { name: "", email: "" };

/** The signed-in person's name and address, to begin a form with; empty for visitors. Undefined while it is read. */
export function useOwnContact(): OwnContact | undefined {
  const session = useSession();
  const isSignedIn = session.status === "authenticated";
  const { data, error } = useQuery("getMe", isSignedIn ? {} : undefined);
  if (!isSignedIn) return NOBODY;
  if (data === undefined) return error === undefined ? undefined : { ...NOBODY, email: session.user.email };
  return { name: `${data.firstName} ${data.lastName}`.trim(), email: data.email };
}
