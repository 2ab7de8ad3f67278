import { screen, within } from "@testing-library/react";
import { warningSigns } from "../../content/playSafe";
import { expectNothing } from "../../test/expectNothing";
import { renderPage } from "../../test/renderPage";

/** Returns the titles in the section that has this heading. */
function titlesUnder(heading: string): (string | null)[] {
  const section = screen.getByRole("heading", { name: heading }).closest("section");
  return within(section!)
    .getAllByRole("heading", { level: 3 })
    .map((title) => title.textContent);
}

describe("the Play Safe page", () => {
  it("warns that gambling is for adults only", async () => {
    await renderPage("/playsafe");
    expect(screen.getByRole("heading", { name: "18+ Only" })).toBeInTheDocument();
    expect(document.title).toBe("Play Safe | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/playsafe");
  });

  it("has four guidelines and three safety tools", async () => {
    await renderPage("/playsafe");
    expect(titlesUnder("Four guidelines")).toEqual(["Set Limits", "Take Breaks", "Stay Realistic", "Seek Help"]);
    expect(titlesUnder("Casino safety tools")).toEqual(["Deposit Limits", "Session Limits", "Self-Exclusion"]);
  });

  it("lists seven warning signs and has a placeholder for the assessment", async () => {
    const { user } = await renderPage("/playsafe");
    await screen.findByRole("heading", { name: "GamCare" });
    const section = within(screen.getByRole("region", { name: "Warning signs" }));
    expect(section.getAllByRole("listitem").every((item) => (item.textContent ?? "").length > 20)).toBe(true);
    expect(section.getAllByRole("listitem").map((item) => item.textContent)).toEqual(warningSigns);
    expect(warningSigns).toHaveLength(7);
    const button = section.getByRole("button", { name: "Take Full Assessment" });
    expect(button).toHaveAccessibleDescription("Not available yet");
    await expectNothing(() => user.click(button));
  });

  it("calculates the cost of an hour: 400 spins of $0.50 with a return of 96%", async () => {
    await renderPage("/playsafe");
    const receipt = screen.getByRole("table", { name: "What an hour on a slot costs on average" });
    const last = within(receipt).getAllByRole("row").at(-1);
    expect(last).toHaveTextContent("Average cost per hour$8");
  });

  it("links from the top to the help section", async () => {
    await renderPage("/playsafe");
    expect(screen.getByRole("link", { name: "Find help now" })).toHaveAttribute("href", "#help");
    expect(document.getElementById("help")).toHaveTextContent("Support organizations");
  });

  it.each([
    ["GamCare", "https://www.gamcare.org.uk", "tel:08088020133"],
    ["Gamblers Anonymous", "https://gamblersanonymous.org", "tel:18552225542"],
    ["National Council on Problem Gambling", "https://www.ncpgambling.org", "tel:18006973738"],
    ["Gambling Help Online", "https://www.gamblinghelponline.org.au", "tel:1800858858"],
  ])(
    "links to the website and the phone number of %s, next to a contact button that does nothing",
    async (name, website, phone) => {
      const { user } = await renderPage("/playsafe");
      expect(await screen.findAllByRole("button", { name: /^Contact / })).toHaveLength(4);
      const card = within(screen.getByRole("heading", { name }).closest("article")!);
      const addresses = card.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(addresses).toEqual([phone, website]);
      const button = card.getByRole("button", { name: `Contact ${name}` });
      expect(button).toHaveAccessibleDescription("Not available yet");
      await expectNothing(() => user.click(button));
    },
  );
});
