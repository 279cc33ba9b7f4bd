import { IconHeart } from "@tabler/icons-react";

export const HeartShape = ({ isFull = false }: { isFull?: boolean }) => (
  <IconHeart size={22} stroke={1.6} fill={isFull ? "currentColor" : "none"} />
);
