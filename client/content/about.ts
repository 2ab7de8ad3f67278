import type { IconName } from "../ui/Icon";

/** The text of the About page, except the scoring rules, which come from the API. */

export interface Value {
  title: string;
  text: string;
  icon: IconName;
}

/** The starter text for the mission. The owner can replace it in the settings. */
const starterMission: readonly string[] = [
  "We judge casinos on four things: safety, fairness, game variety and player satisfaction. We recommend only casinos that are licensed and regulated. We show how every score adds up, so you can check each line and disagree with it.",
  "A review should save you time, not ask for your trust. If we know a number, we publish it. If we don't, we leave it out. If an offer costs you more than you get, we say how much.",
];

export const values: readonly Value[] = [
  {
    title: "Expert Reviews",
    text: "We read the terms to the end before we write. In every review, we say what we like, what we don't, and how the score adds up.",
    icon: "book",
  },
  {
    title: "Safety First",
    text: "To us, a license counts more than any game. We still list casinos without one, but with a warning.",
    icon: "shield",
  },
  {
    title: "Best Bonuses",
    text: "Best for you, not biggest on the banner. We list every amount with its wagering, minimum deposit and maximum win.",
    icon: "gift",
  },
  {
    title: "Community",
    text: "The number of player reviews counts toward a casino's score, and we always show it. We never make ten reviews look like a thousand.",
    icon: "heart",
  },
];

/** The site settings that are mentioned in the starter text for the story. */
interface Claims {
  name: string;
  foundedYear: number | null;
  playersServed: string | null;
}

const starterStory = ({ name, foundedYear, playersServed }: Claims): readonly string[] => [
  `${name} was founded${foundedYear === null ? "" : ` in ${foundedYear}`}, after an argument about a bonus. Two of us had read the same terms and come up with two different amounts. Both were right: the page said 'wagering 35x' but didn't say 35 times what. We published both amounts side by side, and it turned out that people had been looking for exactly that.`,
  `That one offer grew into a directory. Our rule hasn't changed: we never publish a number without showing the math. ${playersServed === null ? "The" : `Today we serve ${playersServed}, and the`} most common question is still the first one: what does it really cost?`,
  "We may earn a commission when you visit a casino through our links. That's how we pay for our work. A commission never changes a score, and it can't: a score is a sum of fixed points, and we list them on this page.",
];

/** Returns the paragraphs of the mission: the owner's text, or the starter text. */
export function missionOf(mission: string | null): readonly string[] {
  return mission === null ? starterMission : paragraphsOf(mission);
}

/** Returns the paragraphs of the story: the owner's text, or the starter text. */
export function storyOf(story: string | null, claims: Claims): readonly string[] {
  return story === null ? starterStory(claims) : paragraphsOf(story);
}

function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
