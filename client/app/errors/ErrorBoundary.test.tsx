import { jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { mockOperation, recordedEvents } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";
import { homeSettings } from "../../test/site";
import { ErrorBoundary } from "./ErrorBoundary";

let isBroken: boolean;

function Page() {
  if (isBroken) throw new Error("the reels are stuck");
  return <p>All is well</p>;
}

beforeEach(() => {
  isBroken = true;
  // React logs every error that a boundary catches. These tests ignore the log.
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
    expect(screen.getByText("the reels are stuck")).not.toBeVisible();
    await userEvent.click(screen.getByText("Error Details"));
    expect(screen.getByText("the reels are stuck")).toBeVisible();
  });

  it("is stored in this browser with its message, stacks, time, user agent and URL", () => {
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

  it("disappears when Go Home opens another page", async () => {
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

describe("a page that can't be rendered", () => {
  it("still shows the header and the Go Home button, and sends no error report", async () => {
    // Null is invalid here, so the page fails to render.
    mockOperation("CasinoList", () => ({
      data: { casinos: makeConnection("Casino", [makeCasino({ licenses: null })]) },
    }));
    const { user } = await renderPage("/all-casinos");
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
    expect(localStorage.getItem("lastError")).toContain("http://localhost/all-casinos");

    mockOperation("Home", () => ({
      data: {
        siteSettings: homeSettings,
        casinos: makeConnection("Casino", []),
        bonuses: makeConnection("Bonus", []),
        games: makeConnection("Game", []),
      },
    }));
    await user.click(screen.getByRole("button", { name: "Go Home" }));
    expect(await screen.findByRole("link", { name: "Get Started" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/");
    await waitFor(() => expect(recordedEvents).toHaveLength(2));
    expect(recordedEvents.map((event) => event["eventType"])).toEqual(["PAGE_VIEW", "PAGE_VIEW"]);
  });
});
