import { chakra } from "@chakra-ui/react";
import { encode } from "uqr";

/**
 * Draws a QR code. It is dark on white in both themes, because some cameras can't read light codes on a dark
 * background.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <chakra.svg
      aria-label={label}
      bg="white"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
      w="200px"
    >
      <path d={path} fill="#000" />
    </chakra.svg>
  );
}
