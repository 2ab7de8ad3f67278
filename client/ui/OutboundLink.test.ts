import { webUrl } from "./OutboundLink";

describe("webUrl", () => {
  test.each(["https://www.northgate.example/", "http://northgate.example/bonus?from=us"])("accepts %s", (address) => {
    expect(webUrl(address)).toBe(address);
  });

  test.each(["javascript:alert(1)", "data:text/html,hello", "ftp://northgate.example/", "northgate.example", "", null])(
    "rejects %p",
    (address) => {
      expect(webUrl(address)).toBeNull();
    },
  );
});
