import "virtual:admin.css";
import { AdminPage } from "../pages/admin/AdminPage";
import { ChakraScope } from "./ChakraScope";
import { SessionGate } from "./session/SessionGate";

/** The admin panel, inside what Chakra's components need. Its scripts and its style sheet are fetched by nobody else. */
export function AdminRoute() {
  return (
    <ChakraScope>
      <SessionGate>
        <AdminPage />
      </SessionGate>
    </ChakraScope>
  );
}
