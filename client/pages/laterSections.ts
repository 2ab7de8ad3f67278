import { paths } from "../shared/paths";
import type { IconName } from "../shared/ui/Icon";

export interface LaterSection {
  title: string;
  icon: IconName;
}

/** Sections that have their address and their place in the menus, and open with a later release. */
export const laterSections: Readonly<Record<string, LaterSection>> = {
  [paths.favorites]: { title: "My Favorite Casinos", icon: "heart" },
};
