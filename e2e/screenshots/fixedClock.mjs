// Loaded before the server. Starts the server's clock at START, so two runs show the same dates.
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
