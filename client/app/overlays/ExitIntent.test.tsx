import { act, screen, waitFor, within } from "@testing-library/react";
import { recordedEvents } from "../../test/api";
import { renderPage } from "../../test/renderPage";

async function openOffer(address = "/about-us") {
  const { user } = await renderPage(address);
  act(() => void document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -3 })));
  return user;
}

async function findOffer() {
  const user = await openOffer();
  const dialog = await screen.findByRole("dialog", { name: "3 no-deposit codes worth up to $100" });
  return { user, dialog, offer: within(dialog) };
}

async function expectGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}

const stored = () =>
  ["newsletterSubscribed", "subscriberEmail", "newsletter_subscribers"].map((key) => localStorage.getItem(key));

describe("the exit offer", () => {
  test("shows three codes, calls them samples, and does not promise an email", async () => {
    const { dialog, offer } = await findOffer();
    expect(offer.getByText("$25 no deposit bonus")).toBeInTheDocument();
    expect(offer.getByText("50 free spins")).toBeInTheDocument();
    expect(offer.getAllByRole("listitem")).toHaveLength(3);
    expect(offer.getByText(/^Join 50,000\+ players/)).toHaveTextContent(/sample codes.*No casino accepts them/);
    expect(offer.getByText(/Nothing is sent to us or to you/)).toHaveTextContent("18+ only");
    expect(dialog).not.toHaveTextContent(/we (?:will )?(?:e-?mail|sen[dt])|inbox/i);
    expect(localStorage.getItem("exitIntentModalSeen")).toBe("true");
  });

  test("asks for an email address", async () => {
    const { offer } = await findOffer();
    const field = offer.getByLabelText("Your email address");
    expect(field).toBeRequired();
    expect(field).toHaveAttribute("type", "email");
  });

  test.each(["", "   ", "ada.example.com"])("rejects '%s' as an email address", async (typed) => {
    const { user, offer } = await findOffer();
    const field = offer.getByLabelText("Your email address");
    if (typed) await user.type(field, typed);
    await user.click(offer.getByRole("button", { name: "Join" }));
    expect(await screen.findByText("Invalid email")).toBeInTheDocument();
    const toast = screen.getByText("Invalid email").closest(".toast__card")!;
    expect(toast).toHaveClass("toast__card--tone_error");
    expect(toast).toHaveTextContent("Please enter a valid email address");
    expect(offer.getByRole("alert")).toHaveTextContent("Please enter a valid email address");
    expect(field).toBeInvalid();
    expect(stored()).toEqual([null, null, null]);
  });

  test("accepts an email address, stores it only in this browser, and closes", async () => {
    const { user, offer } = await findOffer();
    await user.type(offer.getByLabelText("Your email address"), " ada@example.com ");
    await user.click(offer.getByRole("button", { name: "Join" }));
    expect(await screen.findByText("Success")).toBeInTheDocument();
    expect(
      screen.getByText("Your email address is stored only in this browser. The three codes are samples."),
    ).toBeInTheDocument();
    await expectGone();
    expect(stored()).toEqual(["true", "ada@example.com", expect.stringContaining('"email":"ada@example.com"')]);
    // The page view was the only API request. Any other operation would fail, because it has no mock.
    expect(recordedEvents.map((event) => event["eventType"])).toEqual(["PAGE_VIEW"]);
    expect(sessionStorage.getItem("exitModalClosed")).toBeNull();
  });

  test("closes with the close button and stays closed in this tab", async () => {
    const { user, offer } = await findOffer();
    await user.click(offer.getByRole("button", { name: "Close" }));
    await expectGone();
    expect(sessionStorage.getItem("exitModalClosed")).toBe("true");
  });

  test("closes with Escape", async () => {
    const { user } = await findOffer();
    await user.keyboard("{Escape}");
    await expectGone();
    expect(sessionStorage.getItem("exitModalClosed")).toBeNull();
  });

  test.each(["/playsafe", "/admin?tab=content"])("never opens on %s", async (address) => {
    await openOffer(address);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(localStorage.getItem("exitIntentModalSeen")).toBeNull();
  });
});
