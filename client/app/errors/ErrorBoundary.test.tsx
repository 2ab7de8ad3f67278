import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ErrorBoundary } from "./ErrorBoundary";

let isBroken: boolean;

function Page() {
  if (isBroken) throw new Error("the reels are stuck");
  return <p>All is well</p>;
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary catches; that report is not ours to test.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe("a rendering error", () => {
  it("shows the error screen with its details and the age notice", async () => {
    render(
      <ErrorBoundary onGoHome={jest.fn()}>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
    expect(
      screen.getByText("We encountered an unexpected error. This has been logged and we'll look into it."),
    ).toBeInTheDocument();
    expect(screen.getByText("18+")).toBeInTheDocument();
    await userEvent.click(screen.getByText("Error Details"));
    expect(screen.getByText("the reels are stuck")).toBeVisible();
  });

  it("is remembered in this browser only", () => {
    render(
      <ErrorBoundary onGoHome={jest.fn()}>
        <Page />
      </ErrorBoundary>,
    );
    const remembered = JSON.parse(localStorage.getItem("lastError") ?? "{}") as Record<string, string>;
    expect(remembered["message"]).toBe("the reels are stuck");
    expect(remembered["stack"]).toContain("the reels are stuck");
    expect(remembered["componentStack"]).toContain("Page");
    expect(new Date(remembered["timestamp"] ?? "").toISOString()).toBe(remembered["timestamp"]);
    expect(remembered["userAgent"]).toBe(navigator.userAgent);
    expect(remembered["url"]).toBe("http://localhost/");
  });

  it("is cleared by Try Again", async () => {
    render(
      <ErrorBoundary onGoHome={jest.fn()}>
        <Page />
      </ErrorBoundary>,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(screen.getByText("All is well")).toBeInTheDocument();
  });

  it("is left behind by Go Home", async () => {
    const goHome = jest.fn();
    const { rerender } = render(
      <ErrorBoundary address="broken" onGoHome={goHome}>
        <Page />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Go Home" }));
    expect(goHome).toHaveBeenCalledTimes(1);
    isBroken = false;
    rerender(
      <ErrorBoundary address="home" onGoHome={goHome}>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByText("All is well")).toBeInTheDocument();
  });
});
