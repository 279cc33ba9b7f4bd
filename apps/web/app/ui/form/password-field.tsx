import { type ComponentProps, useState } from "react";
import { IconEye, IconEyeOff } from "../icons/shop-icons.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { IconButton } from "../button.tsx";
import { TextField } from "./field.tsx";

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "after">) {
  const t = useTexts(forms);
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      after={
        <IconButton label={shown ? t.hidePassword : t.showPassword} onClick={() => setShown(!shown)}>
          <Icon size={20} stroke={1.6} />
        </IconButton>
      }
    />
  );
}
