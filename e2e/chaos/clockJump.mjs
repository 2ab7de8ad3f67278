// Node loads this file before the product. Each SIGUSR2 makes the clock jump. The first jump is to one hour ahead of
// the real time, the next to one hour behind it, and so on.
const real = Date.now.bind(Date);
const RealDate = Date;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(real() + offset);
    else super(...given);
  }

  static now() {
    return real() + offset;
  }
};

process.on("SIGUSR2", () => {
  offset = offset > 0 ? -3_600_000 : 3_600_000;
});
