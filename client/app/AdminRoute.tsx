import { AdminPage } from "../pages/AdminPage";
import type { PageProps } from "../shared/route";
import { ChakraScope } from "./ChakraScope";

/** The admin panel, inside what Chakra's components need. */
export function AdminRoute(props: PageProps) {
  return (
    <ChakraScope>
      <AdminPage {...props} />
    </ChakraScope>
  );
}
