import { mailAddress } from "./mailAddress";

describe("mailAddress", () => {
  it.each([
    ["hello@acme.example", "mailto:hello@acme.example"],
    ["a?subject=x&body=y@acme.example", "mailto:a%3Fsubject%3Dx%26body%3Dy@acme.example"],
    ["50%25off#1@acme.example", "mailto:50%2525off%231@acme.example"],
  ])("converts %j", (email, address) => expect(mailAddress(email)).toBe(address));
});
