import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { system } from "./theme";

interface ChakraScopeProps {
  children: ReactNode;
}

/**
 * Where Chakra's components may stand. Its runtime is 28 KB gzipped, so the pages that a visitor sees first do without:
 * they use the classes of the compiled style sheet, and only a route that stands in this scope fetches it.
 */
export function ChakraScope({ children }: ChakraScopeProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
