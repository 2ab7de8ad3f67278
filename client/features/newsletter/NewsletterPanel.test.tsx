import { screen, waitFor } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeConnection } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";
import { homeSettings } from "../../test/site";

beforeEach(() => {
  const casinos = makeConnection("Casino", []);
  mockOperation("Home", () => ({
    data: {
      casinos,
      bonuses: makeConnection("Bonus", []),
      games: makeConnection("Game", []),
      siteSettings: homeSettings,
    },
  }));
});

describe("the newsletter form", () => {
  async function submit(email: string) {
    const { user } = await renderPage("/");
    if (email) await user.type(screen.getByLabelText("Email address"), email);
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    return user;
  }

  test("asks for an email address and turns off the browser's own validation", async () => {
    await renderPage("/");
    const field = screen.getByLabelText<HTMLInputElement>("Email address");
    expect(field).toHaveAttribute("type", "email");
    expect(field.form).toHaveAttribute("novalidate");
  });

  test("says how to unsubscribe", async () => {
    await renderPage("/");
    expect(screen.getByText("To leave, open the unsubscribe link in any of our emails.")).toBeVisible();
  });

  test("accepts an email address that the visitor typed before hydration", async () => {
    const requests: unknown[] = [];
    mockOperation("subscribeToNewsletter", ({ email }) => {
      requests.push(email);
      return { data: { subscribeToNewsletter: true } };
    });
    const { user } = await renderPage("/");
    screen.getByLabelText<HTMLInputElement>("Email address").value = "ann@example.com";
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("Thank you for subscribing.")).toBeVisible();
    expect(requests).toEqual(["ann@example.com"]);
  });

  test.each(["", "   "])("rejects '%s' as an email address", async (typed) => {
    const requests: unknown[] = [];
    mockOperation("subscribeToNewsletter", (variables) => {
      requests.push(variables);
      return { data: { subscribeToNewsletter: true } };
    });
    await submit(typed);
    const toast = (await screen.findByText("Please enter a valid email address.")).closest(".toast__card");
    expect(toast).toHaveTextContent(/^Error/);
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled();
    expect(requests).toEqual([]);
  });

  test("shows the progress and success of a subscription, and stores the email address", async () => {
    let finish = () => {};
    const requests: unknown[] = [];
    mockOperation("subscribeToNewsletter", async (variables) => {
      requests.push(variables["email"]);
      await new Promise<void>((resolve) => (finish = resolve));
      return { data: { subscribeToNewsletter: true } };
    });
    await submit(" ada@example.com ");
    expect(await screen.findByRole("button", { name: "Subscribing..." })).toBeDisabled();
    await waitFor(() => expect(requests).toEqual(["ada@example.com"]));
    finish();
    expect(await screen.findByText("Thank you for subscribing.")).toBeInTheDocument();
    expect(screen.queryByLabelText("Email address")).not.toBeInTheDocument();
    const toast = (await screen.findByText("You are subscribed to our newsletter.")).closest(".toast__card");
    expect(toast).toHaveTextContent(/^Success/);
    expect(localStorage.getItem("newsletterSubscribed")).toBe("true");
    expect(localStorage.getItem("subscriberEmail")).toBe("ada@example.com");
    expect(localStorage.getItem("newsletter_subscribers")).toContain('"email":"ada@example.com"');
  });

  test("asks the visitor to open the link in the email, if the server sent one", async () => {
    mockOperation("subscribeToNewsletter", () => ({ data: { subscribeToNewsletter: false } }));
    await submit("ada@example.com");
    expect(await screen.findByText("Almost done: open the link in the email that we sent you.")).toBeVisible();
    const toast = (await screen.findByText("Check your inbox")).closest(".toast__card");
    expect(toast).toHaveTextContent("Open the link in our email to confirm your subscription.");
    expect(screen.queryByText("You are subscribed to our newsletter.")).toBeNull();
    expect(localStorage.getItem("newsletterSubscribed")).toBe("true");
  });

  test("reports that the visitor is already subscribed", async () => {
    mockOperation("subscribeToNewsletter", () => ({
      data: null,
      errors: [{ message: "taken", extensions: { code: "CONFLICT", databaseCode: "23505" } }],
    }));
    await submit("ada@example.com");
    const toast = (await screen.findByText("Already Subscribed")).closest(".toast__card");
    expect(toast).toHaveTextContent("This email is already subscribed to our newsletter.");
    expect(toast).not.toHaveTextContent("Error");
    expect(localStorage.getItem("newsletterSubscribed")).toBe("true");
    expect(localStorage.getItem("subscriberEmail")).toBe("ada@example.com");
    expect(localStorage.getItem("newsletter_subscribers")).toContain('"email":"ada@example.com"');
  });

  test("asks for a valid email address if the API rejects the address", async () => {
    fail("subscribeToNewsletter", "BAD_USER_INPUT");
    await submit("ada");
    expect(await screen.findByText("Please enter a valid email address.")).toBeInTheDocument();
    expect(screen.queryByText("Failed to subscribe. Please try again.")).toBeNull();
  });

  test("keeps the typed address after an error", async () => {
    fail("subscribeToNewsletter", "SERVICE_UNAVAILABLE");
    await submit("ada@example.com");
    const toast = (await screen.findByText("Failed to subscribe. Please try again.")).closest(".toast__card");
    expect(toast).toHaveTextContent(/^Error/);
    expect(screen.getByLabelText("Email address")).toHaveValue("ada@example.com");
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled();
    for (const key of ["newsletterSubscribed", "subscriberEmail", "newsletter_subscribers"])
      expect(localStorage.getItem(key)).toBeNull();
  });
});
