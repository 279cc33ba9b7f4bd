import { IconLogout } from "../../ui/icons/shop-icons.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { useLogout } from "../../shell/use-logout.ts";
import { Button } from "../../ui/button.tsx";

export default function LogoutButton() {
  const t = useTexts(shell);
  const logout = useLogout();
  return (
    <Button variant="outline" size="small" icon={<IconLogout size={18} />} onClick={logout}>
      {t.logout}
    </Button>
  );
}
