/** The parts of a casino's form, in their order. */
export const casinoSections = ["Casino", "Welcome offer", "What it has", "Lists", "Review"] as const;
