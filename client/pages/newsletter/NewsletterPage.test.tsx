import { screen, within } from "@testing-library/react";
import { paths } from "../../shared/paths";
import { renderPage } from "../../test/renderPage";

const token = "0b9f7d0e-3c55-4f0e-9d0a-2b0f5f6f0a11";

describe("the newsletter page", () => {
  test.each([
    [paths.newsletterConfirm, "Confirm your subscription", "Confirm subscription"],
    [paths.newsletterUnsubscribe, "Unsubscribe", "Unsubscribe"],
  ])("%s has a button that submits the token in a form, even without JavaScript", async (path, title, action) => {
    await renderPage(`${path}?token=${token}&other=1`);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    const button = within(screen.getByRole("main")).getByRole<HTMLButtonElement>("button", { name: action });
    expect(button.form).toHaveAttribute("method", "post");
    expect(button.form).toHaveAttribute("action", `${path}?token=${token}`);
  });

  test.each([
    [paths.newsletterConfirm, "To get a new one, enter your address in the form on the home page."],
    [`${paths.newsletterUnsubscribe}?token=`, "To unsubscribe, open the unsubscribe link in any of our emails."],
    [paths.newsletterInvalid, "To get a new one, enter your address in the form on the home page."],
  ])("%s explains that the link does not work", async (address, nextStep) => {
    await renderPage(address);
    const main = screen.getByRole("main");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This link does not work");
    expect(main).toHaveTextContent(nextStep);
    expect(within(main).queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  });

  test("says how to unsubscribe, and does not ask the visitor to subscribe, if the link to unsubscribe is incomplete", async () => {
    await renderPage(paths.newsletterUnsubscribe);
    const main = screen.getByRole("main");
    expect(main).toHaveTextContent("To unsubscribe, open the unsubscribe link in any of our emails.");
    expect(main).not.toHaveTextContent(/enter your address/);
  });

  test.each([
    [paths.newsletterConfirmed, "You are subscribed"],
    [paths.newsletterUnsubscribed, "You are unsubscribed"],
  ])("%s shows the result", async (path, title) => {
    await renderPage(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(document.title).toContain(title);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
