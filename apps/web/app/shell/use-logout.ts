import { useNavigate } from "react-router";
import { logout } from "../session/logout.ts";

/** Closes the caller's dialog, signs out, and navigates to the home page. */
export function useLogout(onClose?: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    onClose?.();
    void logout().then(() => navigate("/"));
  };
}
