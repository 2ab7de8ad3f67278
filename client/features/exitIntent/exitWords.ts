/** The words and codes of the exit offer. The codes are samples, and the offer says so. */
export const EXIT_OFFER = {
  title: "3 no-deposit codes worth up to $100",
  text: "Join 50,000+ players who read the terms first. These are samples of what a code looks like: no casino redeems them.",
};

export const sampleCodes = [
  { offer: "$25 no deposit bonus", code: "SAMPLE-25" },
  { offer: "50 free spins", code: "SAMPLE-SPINS" },
  { offer: "$50 no deposit bonus", code: "SAMPLE-50" },
] as const;
