import { gameFigures } from "./gameWords";

test("a game shows the figures that are known of it, and no others", () => {
  expect(gameFigures({ rtp: 96.21, volatility: "HIGH", maxWin: "5,000x" })).toEqual([
    { label: "RTP", value: "96.21%" },
    { label: "Volatility", value: "High" },
    { label: "Max win", value: "5,000x" },
  ]);
  expect(gameFigures({ rtp: null, volatility: null, maxWin: null })).toEqual([]);
  expect(gameFigures({ rtp: 0, volatility: null, maxWin: null })).toEqual([]);
});
