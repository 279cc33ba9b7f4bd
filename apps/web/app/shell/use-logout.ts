import { useNavigate } from "react-router";
import { logout } from "../session/logout.ts";
import { signInPage } from "../session/return-to.ts";
import { useAppInfo } from "./app-info.ts";

/**
 * Closes the caller's dialog, signs out, and navigates to the home page. With Auth0 the way leads over the page that
 * signs them out of the tenant too.
 */
export function useLogout(onClose?: () => void): () => void {
  const navigate = useNavigate();
  const { authMethod } = useAppInfo();
  return () => {
    onClose?.();
    void logout().then(() =>
      authMethod === "auth0" ? navigate(signInPage(authMethod), { state: { signOut: true } }) : navigate("/"),
    );
  };
}
