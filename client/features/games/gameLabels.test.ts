import { gameFigures } from "./gameLabels";

test("gameFigures omits unknown values, including an RTP of 0", () => {
  expect(gameFigures({ rtp: 96.21, volatility: "HIGH", maxWin: "5,000x" })).toEqual([
    { label: "RTP", value: "96.21%" },
    { label: "Volatility", value: "High" },
    { label: "Max win", value: "5,000x" },
  ]);
  expect(gameFigures({ rtp: null, volatility: null, maxWin: null })).toEqual([]);
  expect(gameFigures({ rtp: 0, volatility: null, maxWin: null })).toEqual([]);
});
