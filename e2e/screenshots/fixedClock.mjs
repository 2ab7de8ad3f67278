// Node loads this file before the server. The server's clock starts at START, so every run shows the same dates.
const START = Date.parse("2026-12-01T12:00:00Z");
const shift = START - Date.now();

globalThis.Date = class extends Date {
  constructor(...values) {
    if (values.length === 0) super(Date.now());
    else super(...values);
  }

  static now() {
    return super.now() + shift;
  }
};
