import type { IconName } from "../ui/Icon";

interface GuideSection {
  /** Says what the guides in the section are about. */
  summary: string;
  icon: IconName;
}

/** The summaries and icons of the guide sections, by category. Other categories have no summary or icon. */
export const guideSections: Readonly<Record<string, GuideSection>> = {
  "Beginner Guides": {
    summary: "From your first look at a casino to the first bet you really understand.",
    icon: "book",
  },
  "Game Strategies": {
    summary: "No system beats the house edge. These strategies keep it as small as the rules allow.",
    icon: "cards",
  },
  "Banking & Payments": {
    summary: "It's easy to deposit money anywhere. These guides are about getting it back out.",
    icon: "coin",
  },
  "Advanced Topics": {
    summary: "For readers who would rather see the formula than the verdict.",
    icon: "trend",
  },
};
