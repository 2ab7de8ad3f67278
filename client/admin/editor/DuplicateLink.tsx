import { Button, VisuallyHidden } from "@chakra-ui/react";
import { Link } from "../../ui/Link";
import { tabsOf, type NounConfig } from "../nouns/nounConfig";
import { adminTabAddress } from "../shell/adminTabs";
import { COPY_PARAMETER } from "./copyRow";

interface DuplicateLinkProps extends Pick<NounConfig, "plural"> {
  id: string;
  name: string;
}

/** Opens the form for a new row with the saved values of this row. */
export function DuplicateLink({ plural, id, name }: DuplicateLinkProps) {
  return (
    <Button asChild size="sm" variant="ghost">
      <Link to={adminTabAddress(tabsOf({ plural }).form, { [COPY_PARAMETER]: id })}>
        Duplicate<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </Button>
  );
}
