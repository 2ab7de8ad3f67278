import { screen, waitFor } from "@testing-library/react";
import { answer, fail } from "../../test/api";
import { makeConnection } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";

beforeEach(() => {
  const casinos = makeConnection("Casino", []);
  answer("Home", () => ({
    data: { casinos, bonuses: makeConnection("Bonus", []), games: makeConnection("Game", []) },
  }));
});

describe("the newsletter form", () => {
  async function submit(email: string) {
    const { user } = await renderPage("/");
    if (email) await user.type(screen.getByLabelText("E-mail address"), email);
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    return user;
  }

  test("asks for an address, and checks it in its own words", async () => {
    await renderPage("/");
    const field = screen.getByLabelText<HTMLInputElement>("E-mail address");
    expect(field).toHaveAttribute("type", "email");
    expect(field.form).toHaveAttribute("novalidate");
  });

  test("takes an address that was typed before the page was taken over", async () => {
    const asked: unknown[] = [];
    answer("subscribeToNewsletter", ({ email }) => {
      asked.push(email);
      return { data: { subscribeToNewsletter: true } };
    });
    const { user } = await renderPage("/");
    screen.getByLabelText<HTMLInputElement>("E-mail address").value = "ann@example.com";
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("You are on the list. Thank you.")).toBeVisible();
    expect(asked).toEqual(["ann@example.com"]);
  });

  test.each(["", "   "])("wants an address, not '%s'", async (typed) => {
    const asked: unknown[] = [];
    answer("subscribeToNewsletter", (variables) => {
      asked.push(variables);
      return { data: { subscribeToNewsletter: true } };
    });
    await submit(typed);
    const toast = (await screen.findByText("Please enter a valid email address.")).closest(".toast");
    expect(toast).toHaveTextContent(/^Error/);
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled();
    expect(asked).toEqual([]);
  });

  test("says that it is at work, then that it is done, and remembers", async () => {
    let finish = () => {};
    const asked: unknown[] = [];
    answer("subscribeToNewsletter", async (variables) => {
      asked.push(variables["email"]);
      await new Promise<void>((resolve) => (finish = resolve));
      return { data: { subscribeToNewsletter: true } };
    });
    await submit(" ada@example.com ");
    expect(await screen.findByRole("button", { name: "Subscribing..." })).toBeDisabled();
    await waitFor(() => expect(asked).toEqual(["ada@example.com"]));
    finish();
    expect(await screen.findByText("You are on the list. Thank you.")).toBeInTheDocument();
    expect(screen.queryByLabelText("E-mail address")).not.toBeInTheDocument();
    const toast = (await screen.findByText("You are subscribed to our newsletter.")).closest(".toast");
    expect(toast).toHaveTextContent(/^Success/);
    expect(localStorage.getItem("newsletterSubscribed")).toBe("true");
    expect(localStorage.getItem("subscriberEmail")).toBe("ada@example.com");
    expect(localStorage.getItem("newsletter_subscribers")).toContain('"email":"ada@example.com"');
  });

  test("tells who is on the list already", async () => {
    answer("subscribeToNewsletter", () => ({
      data: null,
      errors: [{ message: "taken", extensions: { code: "CONFLICT", databaseCode: "23505" } }],
    }));
    await submit("ada@example.com");
    const toast = (await screen.findByText("Already Subscribed")).closest(".toast");
    expect(toast).toHaveTextContent("This email is already subscribed to our newsletter.");
    expect(toast).not.toHaveTextContent("Error");
    expect(localStorage.getItem("newsletterSubscribed")).toBe("true");
    expect(localStorage.getItem("subscriberEmail")).toBe("ada@example.com");
    expect(localStorage.getItem("newsletter_subscribers")).toContain('"email":"ada@example.com"');
  });

  test("asks for a valid address when the API finds none in it", async () => {
    fail("subscribeToNewsletter", "BAD_USER_INPUT");
    await submit("ada");
    expect(await screen.findByText("Please enter a valid email address.")).toBeInTheDocument();
    expect(screen.queryByText("Failed to subscribe. Please try again.")).toBeNull();
  });

  test("keeps what was typed when it fails", async () => {
    fail("subscribeToNewsletter", "SERVICE_UNAVAILABLE");
    await submit("ada@example.com");
    const toast = (await screen.findByText("Failed to subscribe. Please try again.")).closest(".toast");
    expect(toast).toHaveTextContent(/^Error/);
    expect(screen.getByLabelText("E-mail address")).toHaveValue("ada@example.com");
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled();
    for (const key of ["newsletterSubscribed", "subscriberEmail", "newsletter_subscribers"])
      expect(localStorage.getItem(key)).toBeNull();
  });
});
