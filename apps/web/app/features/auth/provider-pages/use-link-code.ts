import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** The parameters of mailed links: Supabase's, then Firebase's. */
const linkParameters = ["token_hash", "type", "oobCode", "mode", "apiKey", "lang", "continueUrl"];

/**
 * The code of the mailed link that opened the page; undefined if none did. It leaves the address at once, so that it
 * stays neither in the history nor in a picture of the screen.
 */
export function useLinkCode(): string | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [code] = useState(() => search.get("token_hash") || search.get("oobCode") || undefined);
  const hasParameters = linkParameters.some((name) => search.has(name));
  useEffect(() => {
    if (!hasParameters) return;
    const rest = new URLSearchParams(search);
    for (const name of linkParameters) rest.delete(name);
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [hasParameters, search, navigate]);
  return code;
}
