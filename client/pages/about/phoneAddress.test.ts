import { phoneAddress } from "./phoneAddress";

describe("phoneAddress", () => {
  it.each([
    ["0808 8020 133", "tel:08088020133"],
    ["+44 808 8020 133", "tel:+448088020133"],
    [" +44 (0)20 7946 0000", "tel:+442079460000"],
    ["1-800-GAMBLER", "tel:18004262537"],
    ["1-800-MY-RESET", "tel:18006973738"],
    ["(02) 9999 0000", "tel:0299990000"],
    ["1800 858 858 (free, 24 hours)", "tel:1800858858"],
    ["116 123, or text 85258", "tel:116123"],
    ["0800 000 000 Free", "tel:0800000000"],
    ["Ask your doctor", null],
    ["", null],
  ])("converts %j", (phone, address) => expect(phoneAddress(phone)).toBe(address));
});
