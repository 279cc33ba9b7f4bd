import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** The query parameters of e-mailed links: first Supabase's, then Firebase's. */
const linkParameters = ["token_hash", "type", "oobCode", "mode", "apiKey", "lang", "continueUrl"];

/**
 * The code in the e-mailed link that opened the page; undefined if there is none. Removes the code from the URL at
 * once, so that the history and screenshots don't contain it.
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
