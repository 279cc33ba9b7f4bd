import { type ReactNode, useRef } from "react";
import type { FileDropItem } from "react-aria-components";
import { DropZone } from "react-aria-components/DropZone";
import { Button } from "../../../ui/button.tsx";
import styles from "./file-zone.module.css";

type Props = {
  label: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  isMultiple?: boolean;
  /** Dropped files are accepted if one has one of these media types. If undefined, all files are accepted. */
  types?: readonly string[];
  onFiles: (files: File[]) => void;
  /** The text of the button that chooses files. */
  text: string;
  icon: ReactNode;
  busy: boolean;
  children: ReactNode;
};

/** An area for files: a person drops files on it, or chooses them with its button. */
export function FileZone({ label, accept, isMultiple = false, types, onFiles, text, icon, busy, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <DropZone
      className={styles["zone"] ?? ""}
      aria-label={label}
      {...(types && { getDropOperation: (dropped) => (types.some((type) => dropped.has(type)) ? "copy" : "cancel") })}
      onDrop={({ items }) => {
        const dropped = items.filter((item): item is FileDropItem => item.kind === "file");
        void Promise.all(dropped.map((item) => item.getFile())).then(onFiles);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          onFiles(files);
        }}
      />
      <Button variant="outline" busy={busy} icon={icon} onClick={() => input.current?.click()}>
        {text}
      </Button>
      {children}
    </DropZone>
  );
}
