import { useNavigate } from "react-router";
import { logout } from "../session/logout.ts";

/** Closes what was open, signs out, and goes to the shop's front. */
export function useLogout(onClose?: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    onClose?.();
    void logout().then(() => navigate("/"));
  };
}
