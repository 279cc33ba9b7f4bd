import { useNavigate } from "react-router";
import { logout } from "../session/logout.ts";
import { signInPage } from "../session/return-to.ts";
import { useAppInfo } from "./app-info.ts";

/**
 * Closes the caller's dialog, signs out, and navigates to the home page. With Auth0, the person first passes the page
 * that also signs them out of the tenant.
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
