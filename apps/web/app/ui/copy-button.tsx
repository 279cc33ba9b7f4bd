import { useState } from "react";
import { IconCheck, IconCopy } from "./icons/first-icons.ts";
import { controls } from "../locales/en/controls.ts";
import { labelled } from "../locales/joined.ts";
import { useTexts } from "../locales/texts.ts";
import { IconButton } from "./button.tsx";

/** Copies a text and confirms it. `what` names the text: "Server seed". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTexts(controls);
  const [copied, setCopied] = useState(false);
  const label = labelled(copied ? t.copied : t.copy, what);
  return (
    <>
      <IconButton
        label={label}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        onBlur={() => setCopied(false)}
      >
        {copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      </IconButton>
      <span role="status" className="visually-hidden">
        {copied ? label : ""}
      </span>
    </>
  );
}
