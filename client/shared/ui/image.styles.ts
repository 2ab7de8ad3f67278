import { defineStyles } from "./defineStyles";

/** Pictures, logos in their sizes, and the monograms that stand in for them. */
export const styles = defineStyles({
  // Its colour holds the place of a picture that is on its way.
  ".image": { display: "block", flex: "none", overflow: "hidden", bg: "sunken" },
  ".image > img": { display: "block", w: "100%", h: "100%", objectFit: "cover" },
  ".monogram": {
    display: "grid",
    placeItems: "center",
    w: "100%",
    h: "100%",
    bg: "accent.soft",
    color: "accent",
    fontFamily: "heading",
    fontWeight: 600,
    fontSize: "1.25em",
  },
  ".logo-36": { w: "36px", h: "36px", borderRadius: "8px", fontSize: "0.6875rem" },
  ".logo-44": { w: "44px", h: "44px", borderRadius: "10px", fontSize: "0.8125rem" },
  ".logo-56": { w: "56px", h: "56px", borderRadius: "12px", fontSize: "1rem" },
  ".logo-88": {
    w: { base: "64px", md: "88px" },
    h: { base: "64px", md: "88px" },
    borderRadius: { base: "14px", md: "18px" },
    fontSize: "1.5rem",
  },
});
