import { readSubscribers, storeSubscriber } from "./subscribers";

const KEY = "newsletter_subscribers";

describe("the newsletter sign-ups of this browser", () => {
  test("are stored with a timestamp and without duplicates", () => {
    for (const email of ["ada@example.com", "bea@example.com", "ada@example.com"]) storeSubscriber(email);
    expect(readSubscribers().map(({ email }) => email)).toEqual(["bea@example.com", "ada@example.com"]);
    for (const { timestamp } of readSubscribers()) expect(Date.parse(timestamp)).not.toBeNaN();
    expect(localStorage.getItem("newsletterSubscribed")).toBe("true");
    expect(localStorage.getItem("subscriberEmail")).toBe("ada@example.com");
  });

  test.each(["not JSON", "{}", "null", '[null, 1, {"email": 3}, {"email": "x"}]'])(
    "ignore an invalid stored value: %s",
    (stored) => {
      localStorage.setItem(KEY, stored);
      storeSubscriber("ada@example.com");
      expect(readSubscribers()).toEqual([{ email: "ada@example.com", timestamp: expect.any(String) }]);
    },
  );
});
