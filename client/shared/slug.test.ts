import { slugAsTyped, toSlug } from "./slug";

describe("a slug", () => {
  it.each([
    ["Northgate", "northgate"],
    ["  Velvet   Tables ", "velvet-tables"],
    ["Café 21!", "cafe-21"],
    ["--a--b--", "a-b"],
    ["Øre & Ærlig", "re-rlig"],
    ["£$%", ""],
  ])("of %j is %j", (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  it("keeps the hyphen at its end while it is typed, and only then", () => {
    expect(slugAsTyped("Velvet ")).toBe("velvet-");
    expect(slugAsTyped("velvet--t")).toBe("velvet-t");
    expect(slugAsTyped("-")).toBe("");
    expect(toSlug("velvet-")).toBe("velvet");
  });
});
